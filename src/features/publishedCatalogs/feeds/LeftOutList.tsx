import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { PageOutOfRange } from '#ui/table/PageOutOfRange';
import { Pagination } from '#ui/table/Pagination';
import { TextLink } from '#ui/text/TextLink';
import type { GoogleFeedFragment } from './GoogleFeed.generated';
import { googleMessages as messages } from './googleMessages';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  // Side by side if there is room; the reasons are never truncated.
  item: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  name: { ...typographyStyles.body1, display: 'grid', alignContent: 'start', minWidth: 0 },
  sku: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  reasons: { ...typographyStyles.body1, margin: 0, padding: 0, minWidth: 0, listStyleType: 'none' },
});

export interface LeftOutListProps {
  report: GoogleFeedFragment;
  catalogId: string;
  page: number;
  perPage: number;
  onPage: (change: { page: number; perPage: number }) => void;
}

/** The items that a Google feed leaves out, with the reasons; each links to the field to fill in. */
export function LeftOutList({ report, catalogId, page, perPage, onPage }: LeftOutListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const label = formatMessage(messages.leftOut);
  return (
    <>
      {report.leftOut.length === 0 && <PageOutOfRange onFirstPage={() => onPage({ page: 1, perPage })} />}
      <ul className={styles.list} aria-label={label}>
        {report.leftOut.map(({ sku, name, productId, issues }) => (
          <li key={sku} className={styles.item}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              <bdi className={styles.sku}>{sku}</bdi>
            </span>
            <ul className={styles.reasons}>
              {issues.map(({ id, field, message }) => (
                <li key={id}>
                  {productId === null || field === null ? (
                    message
                  ) : (
                    <TextLink to={`${href(paths.productDetail, { catalogId, productId })}#${field}`}>
                      {message}
                    </TextLink>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Pagination page={page} perPage={perPage} total={report.totalDocs} onChange={onPage} label={label} />
    </>
  );
}
