import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { RelativeTime } from '#ui/text/RelativeTime';
import type { Column } from '#ui/table/tableTypes';
import type { CatalogDialog } from '../form/catalogDialog';
import type { CatalogListQuery } from './CatalogList.generated';
import { CatalogMenu } from './CatalogMenu';
import { CatalogName } from './CatalogName';
import { CatalogStatusBadge } from '../CatalogStatusBadge';
import { CatalogVersionCell } from './CatalogVersionCell';
import { IssueSummary } from './IssueSummary';
import { messages } from '../messages';

/** A row of the list. */
export type CatalogRow = CatalogListQuery['catalogs']['catalogs'][number];

/** The columns of the list. The IDs of sortable columns are the server's names for them. */
export function useCatalogColumns(
  onDialog: (catalog: CatalogRow, dialog: CatalogDialog) => void,
): readonly Column<CatalogRow>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(
    () => [
      {
        id: 'NAME',
        header: formatMessage(messages.name),
        cell: (catalog) => <CatalogName catalog={catalog} />,
        isSortable: true,
      },
      {
        id: 'STATUS',
        header: formatMessage(messages.status),
        cell: ({ status }) => <CatalogStatusBadge status={status} />,
        width: 112,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'PRODUCT_COUNT',
        header: formatMessage(messages.products),
        cell: ({ productCount }) => formatNumber(productCount),
        width: 104,
        align: 'end',
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'issues',
        header: formatMessage(messages.issues),
        cell: ({ issueCounts }) => <IssueSummary counts={issueCounts} />,
        width: 136,
        isHideable: true,
      },
      {
        id: 'completeness',
        header: formatMessage(messages.completeness),
        cell: ({ name, completeness, productCount }) =>
          productCount > 0 && (
            <LabeledProgress
              label={formatMessage(messages.computeCompleteness, { name })}
              share={completeness}
              text={formatNumber(completeness, { style: 'percent' })}
            />
          ),
        width: 144,
        isHideable: true,
      },
      {
        id: 'version',
        header: formatMessage(messages.version),
        cell: ({ currentVersion, hasUnpublishedChanges }) => (
          <CatalogVersionCell version={currentVersion?.version ?? null} hasChanges={hasUnpublishedChanges} />
        ),
        width: 208,
        isHideable: true,
      },
      {
        id: 'UPDATED_AT',
        header: formatMessage(messages.updated),
        cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
        width: 128,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        cell: (catalog) => <CatalogMenu catalog={catalog} onDialog={(dialog) => onDialog(catalog, dialog)} />,
        width: 88,
        align: 'end',
      },
    ],
    [formatMessage, formatNumber, onDialog],
  );
}
