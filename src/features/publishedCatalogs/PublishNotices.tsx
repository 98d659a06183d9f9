import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '../../routing/paths';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import type { CatalogPublishQuery } from './CatalogPublish.generated';
import { publishMessages } from './publishMessages';
import { publishStateOf, type PublishState } from './publishState';

const useStyles = makeStyles({ notices: { display: 'grid', rowGap: tokens.spacingVerticalS } });

/** Where the obstacle is cleared away. */
function addressOf(state: Exclude<PublishState, 'READY'>, { catalog }: CatalogPublishQuery): string {
  const catalogId = catalog.id;
  switch (state) {
    case 'EMPTY':
      return href(paths.catalogImport, { catalogId });
    case 'BLOCKED':
      return href(paths.productList, { catalogId }, { issues: 'ERROR', status: 'ACTIVE' });
    case 'UNCHANGED':
      return catalog.currentPublication
        ? href(paths.publishedCatalogDetail, { publicationId: catalog.currentPublication.id })
        : href(paths.publishedCatalogList, {}, { catalogId });
    case 'NO_CHANNEL':
      return href(paths.catalogDetail, { catalogId }, { dialog: 'edit' });
    case 'ARCHIVED':
      return href(paths.catalogDetail, { catalogId });
  }
}

/** What stands in the way of publishing, and what is only worth knowing; each with the way to it. */
export function PublishNotices({ data }: { data: CatalogPublishQuery }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { catalog, publishPreview } = data;
  const state = publishStateOf(data);
  const { error, warning } = publishPreview.issueCounts;
  const facts = { count: error, current: catalog.currentPublication?.version ?? 0 };
  const warningsHref = href(paths.productList, { catalogId: catalog.id }, { issues: 'WARNING', status: 'ACTIVE' });
  return (
    <div className={styles.notices}>
      {state !== 'READY' && (
        <Notice
          tone={state === 'UNCHANGED' ? 'info' : 'danger'}
          actions={
            <LinkButton size="small" to={addressOf(state, data)}>
              {formatMessage(publishMessages[`${state}Action`], facts)}
            </LinkButton>
          }
        >
          {formatMessage(publishMessages[state], facts)}
        </Notice>
      )}
      {state === 'READY' && catalog.status === 'DRAFT' && (
        <Notice tone="info">{formatMessage(publishMessages.willActivate)}</Notice>
      )}
      {warning > 0 && (
        <Notice
          tone="warning"
          actions={
            <LinkButton size="small" to={warningsHref}>
              {formatMessage(publishMessages.warningsAction)}
            </LinkButton>
          }
        >
          {formatMessage(publishMessages.warnings, { count: warning })}
        </Notice>
      )}
    </div>
  );
}
