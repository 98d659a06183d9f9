import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { nextStepMessages } from '#entities/catalog/nextStepMessages';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { Panel } from '#ui/layout/Panel';
import { RelativeTime } from '#ui/text/RelativeTime';
import { StatusBadge } from '#ui/text/StatusBadge';
import { TextLink } from '#ui/text/TextLink';
import type { CatalogVersionFragment } from './CatalogVersion.generated';
import { detailMessages } from '../detail/detailMessages';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

/** The current version of a catalog, and whether the products have changed since. */
export function CatalogVersion({ catalog }: { catalog: CatalogVersionFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { id: catalogId, status, productCount, hasUnpublishedChanges, currentVersion: current } = catalog;
  return (
    <Panel
      heading={formatMessage(detailMessages.version)}
      actions={
        <TextLink to={href(paths.publishedCatalogList, {}, { catalogId })}>
          {formatMessage(detailMessages.allVersions)}
        </TextLink>
      }
    >
      {current ? (
        <>
          <div className={styles.head}>
            <TextLink to={href(paths.publishedCatalogDetail, { versionId: current.id })}>
              {formatMessage(detailMessages.versionLink, { version: current.version })}
            </TextLink>
            {current.label}
            <StatusBadge
              tone={hasUnpublishedChanges ? 'warning' : 'success'}
              label={formatMessage(hasUnpublishedChanges ? detailMessages.hasChanges : detailMessages.isUpToDate)}
            />
          </div>
          <p className={styles.text}>
            {formatMessage(detailMessages.publishedBy, {
              when: <RelativeTime at={current.publishedAt} />,
              user: current.createdBy,
            })}
          </p>
          <p className={styles.text}>
            {formatMessage(detailMessages.versionProducts, { count: current.productCount })}
          </p>
        </>
      ) : (
        <p className={styles.text}>{formatMessage(detailMessages.noVersion)}</p>
      )}
      {can('publish', 'Catalog') && status !== 'ARCHIVED' && productCount > 0 && hasUnpublishedChanges && (
        <TextLink to={href(paths.catalogPublish, { catalogId })}>
          {formatMessage(nextStepMessages.PUBLISHAction)}
        </TextLink>
      )}
    </Panel>
  );
}
