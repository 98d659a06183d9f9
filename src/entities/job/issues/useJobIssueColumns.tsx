import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { issueFieldName } from '#ui/fieldName';
import type { Column } from '#ui/table/tableTypes';
import { SentenceCell } from '#ui/text/SentenceCell';
import { useCodeNames } from '../../definition/useCodeNames';
import { issueMessages as messages } from './issueMessages';
import { JobIssueProduct, type JobIssue } from './JobIssueProduct';
import { SeverityBadge } from './SeverityBadge';
import type { JobStateFragment } from '../JobState.generated';

/** Returns the columns of a job's issues; file columns only if the job has an input file. */
export function useJobIssueColumns(job: JobStateFragment): readonly Column<JobIssue>[] {
  const intl = useIntl();
  const names = useCodeNames();
  const catalogId = job.catalog?.id;
  const isImport = job.type === 'IMPORT';
  return useMemo((): Column<JobIssue>[] => {
    const { formatMessage, formatNumber } = intl;
    const ofFile: Column<JobIssue>[] = [
      {
        id: 'row',
        header: formatMessage(messages.row),
        cell: ({ rowNumber }) => rowNumber !== null && formatNumber(rowNumber),
        width: 80,
        align: 'end',
        isHideable: true,
      },
      {
        id: 'column',
        header: formatMessage(messages.column),
        cell: ({ column }) => column,
        width: 140,
        isHideable: true,
      },
    ];
    return [
      {
        id: 'severity',
        header: formatMessage(messages.severity),
        cell: ({ severity }) => <SeverityBadge severity={severity} />,
        width: 96,
      },
      {
        id: 'product',
        header: formatMessage(messages.product),
        cell: (issue) => (
          <SentenceCell>
            <JobIssueProduct issue={issue} catalogId={catalogId} />
          </SentenceCell>
        ),
        width: 176,
      },
      {
        id: 'message',
        header: formatMessage(messages.message),
        cell: ({ message }) => <SentenceCell>{message}</SentenceCell>,
        width: 264,
        isWide: true,
      },
      {
        id: 'suggestion',
        header: formatMessage(messages.suggestion),
        cell: ({ suggestedFix }) => suggestedFix !== null && <SentenceCell>{suggestedFix}</SentenceCell>,
        isWide: true,
        isHideable: true,
      },
      ...(isImport ? ofFile : []),
      {
        id: 'field',
        header: formatMessage(messages.field),
        cell: ({ field }) => field !== null && issueFieldName(field, intl, names),
        width: 152,
        isHideable: true,
      },
    ];
  }, [intl, names, catalogId, isImport]);
}
