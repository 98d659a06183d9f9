import { useIntl } from 'react-intl';
import { urlPage, urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { shopMessages } from '#entities/catalog/shopMessages';
import type { LabeledChannel } from '#entities/channel/channelLabel';
import { Panel } from '#ui/layout/Panel';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { tableQuery } from '#ui/table/tableQuery';
import { messages } from '../messages';
import { FeedChannelSelect } from './FeedChannelSelect';
import type { FeedDownloadsFragment } from './FeedDownloads.generated';
import { useGoogleFeedPreviewQuery, useGoogleFeedVersionQuery } from './GoogleFeed.generated';
import { GoogleFeedPanel } from './GoogleFeedPanel';
import { googleMessages } from './googleMessages';
import { useChoiceItems } from './useChoiceItems';
import { useGoogleFeedChoice } from './useGoogleFeedChoice';

// Separate from the page number of the screen's main list.
const leftOutParams = { leftOutPage: urlPage.page, leftOutPerPage: urlPage.perPage };

function useLeftOutPage() {
  const [{ leftOutPage: page, leftOutPerPage: perPage }, setState] = useUrlState(leftOutParams);
  const onPage = (change: { page: number; perPage: number }) =>
    setState({ leftOutPage: change.page, leftOutPerPage: change.perPage }, { push: true });
  return { page, perPage, onPage };
}

/** Number of products whose check takes so long that what is below does not wait for it. */
const MANY = 10_000;

function Skeleton({ productCount }: { productCount: number }) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      {productCount > MANY ? (
        <LabeledProgress
          label={formatMessage(googleMessages.heading)}
          share={undefined}
          text={formatMessage(googleMessages.checking, { count: productCount })}
        />
      ) : (
        <>
          <Placeholder width="40%" height={20} />
          <Placeholder height={40} />
        </>
      )}
    </Panel>
  );
}

export interface GoogleFeedOfPreviewProps {
  catalogId: string;
  /** The codes of the catalog's channels. */
  channels: readonly string[];
  /** Whether products with errors are left out. */
  skipInvalid: boolean;
  /** Whether the catalog has a shop, without which all items of all products would be checked in vain. */
  hasShop: boolean;
  /** How many products are checked. */
  productCount: number;
}

const previewParams = { feedChannel: urlText(), leftOutPage: urlPage.page };

/** The Google feed that publishing the catalog now would produce, with what the feed settings of a channel say. */
export function GoogleFeedOfPreview(props: GoogleFeedOfPreviewProps) {
  const { catalogId, channels, skipInvalid, hasShop, productCount } = props;
  const { formatMessage } = useIntl();
  const list = useLeftOutPage();
  const { page, perPage } = list;
  const [{ feedChannel }, setState] = useUrlState(previewParams);
  const channel = channels.includes(feedChannel) ? feedChannel : '';
  const result = useGoogleFeedPreviewQuery({
    variables: {
      id: catalogId,
      channel: channel || null,
      skipInvalid,
      // A channel can have a shop of its own.
      hasShop: hasShop || channel !== '',
      page,
      perPage,
    },
  });
  const toSelect = (labeled: readonly LabeledChannel[]) => (
    <FeedChannelSelect
      hasAll
      channels={labeled}
      value={channel}
      onChange={(code) => setState({ feedChannel: code, leftOutPage: 1 })}
    />
  );
  return (
    <QueryView
      result={{ ...result, data: tableQuery(result).data }}
      skeleton={<Skeleton productCount={productCount} />}
    >
      {({ catalog, publishPreview }) => (
        <GoogleFeedPanel
          {...list}
          catalog={catalog}
          report={publishPreview?.googleFeed}
          shopText={formatMessage(googleMessages.optional)}
          facts={
            catalog.salesChannels.length > 0
              ? [{ label: formatMessage(messages.feedChannel), value: toSelect(catalog.salesChannels) }]
              : []
          }
        />
      )}
    </QueryView>
  );
}

export interface GoogleFeedOfVersionProps {
  versionId: string;
  /** The version's feeds in all formats. */
  feeds: readonly FeedDownloadsFragment[];
  hasShop: boolean;
  productCount: number;
}

/** The Google feed of a version that is selected for the download. */
export function GoogleFeedOfVersion({ feeds, ...props }: GoogleFeedOfVersionProps) {
  const feed = feeds.find(({ format }) => format === 'GOOGLE_XML');
  return feed && <SelectedGoogleFeed feed={feed} {...props} />;
}

interface SelectedGoogleFeedProps extends Omit<GoogleFeedOfVersionProps, 'feeds'> {
  feed: FeedDownloadsFragment;
}

function SelectedGoogleFeed({ versionId, feed, hasShop, productCount }: SelectedGoogleFeedProps) {
  const { formatMessage } = useIntl();
  const list = useLeftOutPage();
  const { page, perPage } = list;
  const choice = useGoogleFeedChoice(feed, hasShop);
  const facts = useChoiceItems(choice);
  const scope = {
    hasShop: hasShop || choice.inChannel !== undefined,
    channel: choice.inChannel?.channel.code ?? null,
    locale: choice.locale || null,
    currency: choice.currency || null,
  };
  const result = useGoogleFeedVersionQuery({ variables: { id: versionId, ...scope, page, perPage } });
  return (
    <QueryView
      result={{ ...result, data: tableQuery(result).data }}
      skeleton={<Skeleton productCount={productCount} />}
    >
      {({ publishedCatalog: { catalog, googleFeed } }) => (
        <GoogleFeedPanel
          {...list}
          catalog={catalog}
          report={googleFeed}
          facts={facts}
          shopText={formatMessage(shopMessages.text)}
        />
      )}
    </QueryView>
  );
}
