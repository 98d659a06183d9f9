import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { href, paths } from '#routing/paths';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { PageOutOfRange } from '#ui/table/PageOutOfRange';
import { Pagination } from '#ui/table/Pagination';
import { TextLink } from '#ui/text/TextLink';
import { tableQuery } from '#ui/table/tableQuery';
import {
  useLeftOutOfPreviewQuery,
  useLeftOutOfVersionQuery,
  type LeftOutItemsFragment,
} from './LeftOutItems.generated';

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

const firstPage = { page: 1, perPage: 10 };

interface LeftOutListProps {
  catalogId: string;
  report: LeftOutItemsFragment;
  /** What the items have in common. */
  label: string;
  paging: typeof firstPage;
  onPage: (paging: typeof firstPage) => void;
}

/** Items that a Google feed leaves out, with the reasons; each links to the field to fill in. */
function LeftOutList({ catalogId, report, label, paging, onPage }: LeftOutListProps) {
  const styles = useStyles();
  return (
    <>
      {report.leftOut.length === 0 && <PageOutOfRange onFirstPage={() => onPage({ ...paging, page: 1 })} />}
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
      <Pagination {...paging} total={report.totalDocs} onChange={onPage} label={label} />
    </>
  );
}

const skeleton = <Placeholder height={120} />;

interface LeftOutItemsProps {
  catalogId: string;
  /** The code of the reason, and what it says. */
  reason: { code: string; message: string };
}

/** The items that publishing the catalog now would leave out of the Google feed for a reason. */
export function LeftOutOfPreview({
  reason,
  catalogId,
  ...feed
}: LeftOutItemsProps & { channel: string | null; skipInvalid: boolean }) {
  const [paging, onPage] = useState(firstPage);
  const result = useLeftOutOfPreviewQuery({ variables: { id: catalogId, ...feed, reason: reason.code, ...paging } });
  return (
    <QueryView result={{ ...result, data: tableQuery(result).data }} skeleton={skeleton}>
      {({ publishPreview }) => (
        <LeftOutList {...{ catalogId, paging, onPage }} report={publishPreview.googleFeed} label={reason.message} />
      )}
    </QueryView>
  );
}

/** The items that a version's Google feed leaves out for a reason. */
export function LeftOutOfVersion({
  reason,
  catalogId,
  versionId,
  ...feed
}: LeftOutItemsProps & { versionId: string; channel: string | null; locale: string | null; currency: string | null }) {
  const [paging, onPage] = useState(firstPage);
  const result = useLeftOutOfVersionQuery({ variables: { id: versionId, ...feed, reason: reason.code, ...paging } });
  return (
    <QueryView result={{ ...result, data: tableQuery(result).data }} skeleton={skeleton}>
      {({ publishedCatalog }) => (
        <LeftOutList {...{ catalogId, paging, onPage }} report={publishedCatalog.googleFeed} label={reason.message} />
      )}
    </QueryView>
  );
}
