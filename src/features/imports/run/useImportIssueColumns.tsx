import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IssueSeverity } from '../../../graphql/types.generated';
import { issueFieldName } from '../../../ui/fieldName';
import { StatusBadge, type Tone } from '../../../ui/text/StatusBadge';
import type { Column } from '../../../ui/table/tableTypes';
import { checkMessages as messages } from './checkMessages';
import type { ImportIssuesQuery } from './ImportIssues.generated';
import { TwoLineCell } from '../../../ui/text/TwoLineCell';

/** One issue of a dry run. */
export type ImportIssue = ImportIssuesQuery['job']['issues']['issues'][number];

const tones: Record<IssueSeverity, Tone> = { ERROR: 'danger', WARNING: 'warning', INFO: 'neutral' };

/** The columns of the issue list of a dry run. */
export function useImportIssueColumns(): readonly Column<ImportIssue>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(
    () => [
      {
        id: 'severity',
        header: formatMessage(messages.severity),
        cell: ({ severity }) => <StatusBadge tone={tones[severity]} label={formatMessage(messages[severity])} />,
        width: 96,
      },
      {
        id: 'row',
        header: formatMessage(messages.row),
        cell: ({ rowNumber }) => rowNumber !== null && formatNumber(rowNumber),
        width: 80,
        align: 'end',
      },
      {
        id: 'message',
        header: formatMessage(messages.message),
        cell: ({ message }) => <TwoLineCell text={message} />,
        width: 300,
      },
      {
        id: 'suggestion',
        header: formatMessage(messages.suggestion),
        cell: ({ suggestedFix }) => suggestedFix !== null && <TwoLineCell text={suggestedFix} />,
        isHideable: true,
      },
      {
        id: 'column',
        header: formatMessage(messages.column),
        cell: ({ column }) => column,
        width: 144,
        isHideable: true,
      },
      {
        id: 'field',
        header: formatMessage(messages.field),
        cell: ({ field }) => field !== null && issueFieldName(field, { formatMessage }),
        width: 144,
        isHideable: true,
      },
    ],
    [formatMessage, formatNumber],
  );
}
