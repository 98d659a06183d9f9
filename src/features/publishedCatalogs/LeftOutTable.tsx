import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '../../routing/paths';
import { DataTable } from '../../ui/table/DataTable';
import { PastEnd } from '../../ui/table/PastEnd';
import type { Column } from '../../ui/table/tableTypes';
import { TextLink } from '../../ui/TextLink';
import type { GoogleFeedFragment } from './GoogleFeed.generated';
import { googleMessages as messages } from './googleMessages';

type LeftOutItem = GoogleFeedFragment['leftOut'][number];

const useStyles = makeStyles({
  item: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  sku: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  reasons: { margin: 0, padding: 0, listStyleType: 'none' },
});

/** Props of `LeftOutTable`. */
export interface LeftOutTableProps {
  report: GoogleFeedFragment;
  catalogId: string;
  page: number;
  perPage: number;
  onPage(change: { page: number; perPage: number }): void;
}

/** The items that a Google feed leaves out, with the reasons; each leads to the field to fill in. */
export function LeftOutTable({ report, catalogId, page, perPage, onPage }: LeftOutTableProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const columns = useMemo(
    (): Column<LeftOutItem>[] => [
      {
        id: 'item',
        header: formatMessage(messages.item),
        cell: ({ sku, name }) => (
          <span className={styles.item}>
            <bdi>{name}</bdi>
            <bdi className={styles.sku}>{sku}</bdi>
          </span>
        ),
        width: 200,
      },
      {
        id: 'reason',
        header: formatMessage(messages.reason),
        cell: ({ issues, productId }) => (
          <ul className={styles.reasons}>
            {issues.map(({ id, field, message }) => (
              <li key={id}>
                {productId === null || field === null ? (
                  message
                ) : (
                  <TextLink to={`${href(paths.productDetail, { catalogId, productId })}#${field}`}>{message}</TextLink>
                )}
              </li>
            ))}
          </ul>
        ),
      },
    ],
    [formatMessage, styles, catalogId],
  );
  return (
    <DataTable
      id="leftOutItems"
      label={formatMessage(messages.leftOut)}
      columns={columns}
      rows={report.leftOut}
      rowId={({ sku }) => sku}
      page={{ page, perPage, total: report.totalDocs, onChange: onPage }}
      hasSettings={false}
      empty={<PastEnd onFirstPage={() => onPage({ page: 1, perPage })} />}
    />
  );
}
