import { useIntl } from 'react-intl';
import { urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { shopMessages } from '#entities/catalog/shopMessages';
import type { LabeledChannel } from '#entities/channel/channelLabel';
import { href, paths } from '#routing/paths';
import { commonMessages } from '#ui/commonMessages';
import { Panel } from '#ui/layout/Panel';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Placeholder } from '#ui/state/Placeholder';
import { TextLink } from '#ui/text/TextLink';
import { QueryView } from '#ui/state/QueryView';
import { tableQuery } from '#ui/table/tableQuery';
import { messages } from '../messages';
import { FeedChannelSelect } from './FeedChannelSelect';
import type { FeedDownloadsFragment } from './FeedDownloads.generated';
import { useGoogleFeedPreviewQuery, useGoogleFeedVersionQuery } from './GoogleFeed.generated';
import { GoogleFeedPanel } from './GoogleFeedPanel';
import { googleMessages } from './googleMessages';
import { LeftOutOfPreview, LeftOutOfVersion } from './LeftOutItems';
import { useChoiceItems } from './useChoiceItems';
import { useGoogleFeedChoice } from './useGoogleFeedChoice';

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

const previewParams = { feedChannel: urlText() };

/** The Google feed that publishing the catalog now would produce, with what the feed settings of a channel say. */
export function GoogleFeedOfPreview(props: GoogleFeedOfPreviewProps) {
  const { catalogId, channels, skipInvalid, hasShop, productCount } = props;
  const { formatMessage } = useIntl();
  const [{ feedChannel }, setState] = useUrlState(previewParams);
  const channel = channels.includes(feedChannel) ? feedChannel : '';
  const feed = { channel: channel || null, skipInvalid };
  const result = useGoogleFeedPreviewQuery({
    // A channel can have a shop of its own.
    variables: { id: catalogId, ...feed, hasShop: hasShop || channel !== '' },
  });
  const toSelect = (labeled: readonly LabeledChannel[]) => (
    <FeedChannelSelect hasAll channels={labeled} value={channel} onChange={(code) => setState({ feedChannel: code })} />
  );
  return (
    <QueryView
      result={{ ...result, data: tableQuery(result).data }}
      skeleton={<Skeleton productCount={productCount} />}
    >
      {({ catalog, publishPreview }) => (
        <GoogleFeedPanel
          catalog={catalog}
          report={publishPreview?.googleFeed}
          renderItems={(reason) => <LeftOutOfPreview catalogId={catalogId} reason={reason} {...feed} />}
          shopText={formatMessage(googleMessages.optional)}
          facts={[
            ...(catalog.salesChannels.length > 0
              ? [{ label: formatMessage(messages.feedChannel), value: toSelect(catalog.salesChannels) }]
              : []),
            ...(channel
              ? [
                  {
                    label: formatMessage(googleMessages.products),
                    value: (
                      <TextLink to={href(paths.feedRule, { catalogId }, { channel })}>
                        {formatMessage(
                          catalog.channelRules.some((rule) => rule.scope === 'FEEDS' && rule.channel.code === channel)
                            ? commonMessages.byRule
                            : googleMessages.allProducts,
                        )}
                      </TextLink>
                    ),
                  },
                ]
              : []),
          ]}
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
  const choice = useGoogleFeedChoice(feed, hasShop);
  const facts = useChoiceItems(choice);
  const scope = {
    channel: choice.inChannel?.channel.code ?? null,
    locale: choice.locale || null,
    currency: choice.currency || null,
  };
  const result = useGoogleFeedVersionQuery({
    variables: { id: versionId, ...scope, hasShop: hasShop || choice.inChannel !== undefined },
  });
  return (
    <QueryView
      result={{ ...result, data: tableQuery(result).data }}
      skeleton={<Skeleton productCount={productCount} />}
    >
      {({ publishedCatalog: { catalog, googleFeed } }) => (
        <GoogleFeedPanel
          catalog={catalog}
          report={googleFeed}
          renderItems={(reason) => <LeftOutOfVersion {...scope} {...{ versionId, reason }} catalogId={catalog.id} />}
          facts={facts}
          shopText={formatMessage(shopMessages.text)}
        />
      )}
    </QueryView>
  );
}
