import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOpenTitle } from '#routing/pageNames';
import type { SetUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { AfterLoading } from '#ui/layout/AfterLoading';
import { Panel } from '#ui/layout/Panel';
import { UrlTabs } from '#ui/layout/UrlTabs';
import { FeedDownloads } from '../feeds/FeedDownloads';
import { GoogleFeedOfVersion } from '../feeds/GoogleFeed';
import { messages } from '../messages';
import type { PublishedCatalogDetailQuery } from './PublishedCatalogDetail.generated';
import { PublishedCatalogFacts } from './PublishedCatalogFacts';
import { PublishedChanges } from './PublishedChanges';
import { PublishedProducts } from './PublishedProducts';
import { canRestore } from '../restore/canRestore';
import { versionMessages } from './versionMessages';
import type { VersionState } from './versionParams';

const PublishedProductDrawer = lazy(() =>
  import('./PublishedProductDrawer').then((module) => ({ default: module.PublishedProductDrawer })),
);

const useStyles = makeStyles({
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(320px, 2fr)' },
  },
  feeds: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingHorizontalL },
});

export interface VersionContentProps {
  publishedCatalog: PublishedCatalogDetailQuery['publishedCatalog'];
  state: VersionState;
  onChange: SetUrlState<VersionState>;
}

/** The feeds of a version, its details, and its products or changes. */
export function VersionContent({ publishedCatalog, state, onChange }: VersionContentProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  useOpenTitle(state.tab === 'changes' ? formatMessage(versionMessages.changes) : null);
  const { id, version, catalog, diffSummary, productCount, feeds } = publishedCatalog;
  // A version has localized feeds for all its channels.
  const channels = feeds.find((feed) => feed.channels.length > 0)?.channels.map((feed) => feed.channel) ?? [];
  // The version may not have the channel of the URL.
  const channel = channels.find(({ code }) => code === state.channel)?.code ?? '';
  // The drawer keeps showing its product during the closing animation.
  const [sku, setSku] = useState(state.product);
  if (state.product !== '' && state.product !== sku) setSku(state.product);
  const changeCount = diffSummary.added + diffSummary.changed + diffSummary.removed;
  return (
    <>
      <div className={styles.head}>
        {feeds.length > 0 && (
          <div className={styles.feeds}>
            <Panel heading={formatMessage(messages.feeds)}>
              <FeedDownloads feeds={feeds} hasShop={catalog.shopUrl !== null} />
            </Panel>
            <GoogleFeedOfVersion
              versionId={id}
              feeds={feeds}
              hasShop={catalog.shopUrl !== null}
              productCount={productCount}
            />
          </div>
        )}
        <AfterLoading>
          <PublishedCatalogFacts publishedCatalog={publishedCatalog} />
        </AfterLoading>
      </div>
      <AfterLoading>
        <UrlTabs
          label={formatMessage(versionMessages.tabs)}
          tabs={[
            { value: 'products', label: formatMessage(versionMessages.products), count: productCount },
            { value: 'changes', label: formatMessage(versionMessages.changes), count: changeCount },
          ]}
          value={state.tab}
          onChange={(tab) => onChange({ tab, page: 1, q: '', before: '', kind: null })}
        />
        {state.tab === 'products' ? (
          <PublishedProducts versionId={id} channels={channels} state={{ ...state, channel }} onChange={onChange} />
        ) : (
          <PublishedChanges publishedCatalog={publishedCatalog} state={state} onChange={onChange} />
        )}
      </AfterLoading>
      <Suspense fallback={null}>
        {sku !== '' && (
          <PublishedProductDrawer
            isOpen={state.product !== ''}
            versionId={id}
            version={version}
            sku={sku}
            channel={channel}
            canRestore={canRestore(publishedCatalog, can)}
            onClose={() => onChange({ product: '' })}
          />
        )}
      </Suspense>
    </>
  );
}
