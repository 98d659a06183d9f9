import { urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import type { FeedDownloadsFragment } from './FeedDownloads.generated';

const choiceParams = {
  feedChannel: urlText(),
  feedLocale: urlText(),
  feedCurrency: urlText(),
};

type Selection = Record<'feedChannel' | 'feedLocale' | 'feedCurrency', string>;

/** The file with the prices in one currency, which its name and its URL say. */
const inCurrency = ({ url, fileName }: Pick<FeedDownloadsFragment, 'url' | 'fileName'>, currency: string) => {
  const [path = '', query] = url.split('?');
  const toName = (name: string) => name.replace(/\.\w+$/, (ending) => `-${currency}${ending}`);
  return { fileName: toName(fileName), url: `${toName(path)}?${query ? `${query}&` : ''}currency=${currency}` };
};

/** The selected feed, and what there is to select from. */
export type GoogleFeedChoice = ReturnType<typeof useGoogleFeedChoice>;

/**
 * Returns which of a version's Google feeds is selected, by the URL of the screen, and what there is to select from. A
 * channel, language, or currency that the feed does not have is not selected. Without a shop of the catalog, only
 * channels with one have feeds.
 */
export function useGoogleFeedChoice(feed: FeedDownloadsFragment, hasShop: boolean) {
  const [{ feedChannel, feedLocale, feedCurrency }, setState] = useUrlState(choiceParams);
  const channels = feed.channels.filter(({ channel }) => channel.shopUrl !== null);
  const inChannel = channels.find(({ channel }) => channel.code === feedChannel) ?? (hasShop ? undefined : channels[0]);
  const { translations } = inChannel ?? feed;
  const translation = translations.find(({ locale }) => locale === feedLocale);
  const standardCurrency = inChannel?.currency ?? '';
  const sold = inChannel?.channel.currencies ?? feed.currencies;
  const currencies = sold.length > 1 ? sold.filter((code) => code !== standardCurrency) : [];
  const currency = currencies.includes(feedCurrency) ? feedCurrency : '';
  const file = translation ?? inChannel ?? feed;
  return {
    channels,
    inChannel,
    translations,
    locale: translation?.locale ?? '',
    standardCurrency,
    currencies,
    currency,
    file: currency ? inCurrency(file, currency) : file,
    onSelect: (change: Partial<Selection>) => setState(change),
  };
}
