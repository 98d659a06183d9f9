import type { CatalogRecord } from '../../records/catalogs';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { ChannelFeed, Feed } from '../../types.generated';
import type { CatalogChannelRecord, FeedSettingsRecord } from '../../records/channels';
import { getFirstLocale, toCatalogChannel } from '../channels/catalogChannels';
import { getChannels } from '../channels/storedChannels';
import { assertKnown, assertScope } from '../productValues/assertScope';
import type { ValueScope } from '../productValues/readValue';
import { getCatalog } from '../catalogs/catalogList';
import { DomainError } from '../../errors';
import type { DomainContext } from '../context';
import { VERSION_FEEDS, type FeedSettings, type VersionFeedFormat } from '../feeds/feedFormats';
import { toSlug } from '../../records/slug';
import { withoutAbsent } from '../withoutAbsent';
import { getFrozenSettings } from './frozenSettings';
import { contentOfEntry } from './productDiffs';
import { getEntries, publishedCatalog } from './publishedCatalogList';

type Reads = Pick<DomainContext, 'store'>;

interface VersionChannelFeed extends Omit<ChannelFeed, 'channel'> {
  channel: CatalogChannelRecord;
}

interface VersionFeed extends Omit<Feed, 'channels'> {
  format: VersionFeedFormat;
  channels: VersionChannelFeed[];
}

const formats = Object.keys(VERSION_FEEDS) as VersionFeedFormat[];

interface VersionChannel extends CatalogChannelRecord {
  feedSettings: FeedSettingsRecord;
}

/**
 * Returns the channels that a version has feeds for: those that it keeps, as they were when it was published, and those that
 * the catalog has besides. Their shop URLs and feed settings are those of today, so that links follow a shop that has moved.
 */
const getVersionChannels = async (ctx: Reads, catalog: CatalogRecord, id: string): Promise<VersionChannel[]> => {
  const { channels } = await getFrozenSettings(ctx, id);
  const frozen = new Map(channels.map((channel) => [channel.id, channel]));
  const definitions = new Map((await getChannels(ctx.store)).map((channel) => [channel.id, channel]));
  return [...new Set([...frozen.keys(), ...catalog.channels])].map((code) => {
    const today = toCatalogChannel(catalog, code, definitions.get(code));
    const { labels, locales, currencies } = frozen.get(code) ?? today;
    return { ...today, labels, locales, currencies, feedSettings: definitions.get(code)?.feedSettings ?? {} };
  });
};

/** Returns what the feeds of a channel have if their URL does not say otherwise. */
const getDefaults = (channel: VersionChannel, catalog: CatalogRecord) => {
  const { locale: wanted = '', currency = '' } = channel.feedSettings;
  // A channel with German feeds has those of a catalog in Austrian German.
  const own = channel.locales.find((locale) => locale === wanted || locale.startsWith(`${wanted}-`));
  return {
    locale: (wanted && own) || getFirstLocale(channel, catalog),
    currency: channel.currencies.includes(currency) ? currency : null,
  };
};

/**
 * Returns the feeds of a version with the paths under which the gateway serves them: `/feeds/{version id}/{file name}`.
 */
export async function getFeeds(ctx: Reads, { id, catalogId, version }: PublishedCatalogRecord): Promise<VersionFeed[]> {
  const catalog = await ctx.store.get('catalogs', catalogId);
  const name = `${catalog?.code ?? 'catalog'}-v${version}`;
  const others = catalog?.locales.filter((locale) => locale !== catalog.defaultLocale) ?? [];
  const channels = catalog ? await getVersionChannels(ctx, catalog, id) : [];
  return formats.map((format) => {
    const { ending, mediaType, isLocalized } = VERSION_FEEDS[format];
    const fileName = name + ending;
    const translations = (isLocalized ? others : []).map((locale) => {
      const translated = `${name}-${locale}${ending}`;
      return { locale, fileName: translated, url: `/feeds/${id}/${translated}?locale=${locale}` };
    });
    const channelFeeds = (isLocalized && catalog ? channels : []).map((channel, index): VersionChannelFeed => {
      const { locale: first, currency } = getDefaults(channel, catalog!);
      const inChannel = `${name}-${toSlug(channel.id) || `channel-${index + 1}`}`;
      const query = `channel=${encodeURIComponent(channel.id)}`;
      const inLocales = channel.locales.map((locale) => {
        const inLocale = `${inChannel}-${locale}${ending}`;
        return { locale, fileName: inLocale, url: `/feeds/${id}/${inLocale}?${query}&locale=${locale}` };
      });
      return {
        channel,
        locale: first,
        currency,
        fileName: inChannel + ending,
        url: `/feeds/${id}/${inChannel}${ending}?${query}`,
        translations: inLocales.filter(({ locale }) => locale !== first),
      };
    });
    const currencies = isLocalized ? [...(catalog?.currencies ?? [])] : [];
    const url = `/feeds/${id}/${fileName}`;
    return { format, fileName, mediaType, url, translations, currencies, channels: channelFeeds };
  });
}

/** The texts, the prices, and the items that a feed has. */
interface FeedScope extends ValueScope {
  /** The only currency of its prices; absent for the preferred one that a product has a price in. */
  currency?: string;
  /** Whether items that are out of stock are left out. */
  isOnlyInStock?: boolean;
}

const LEFT_OUT = '-left-out.csv';

/** Returns the file that lists the items left out of a version's Google feed. */
export async function leftOutFile({ store }: Reads, { id, catalogId, version }: PublishedCatalogRecord) {
  const code = (await store.get('catalogs', catalogId))?.code ?? 'catalog';
  const fileName = `${code}-v${version}${LEFT_OUT}`;
  return { fileName, url: `/feeds/${id}/${fileName}` };
}

/** Whether the file name is that of a list of left-out items. */
export function isLeftOutFile(fileName: string): boolean {
  return fileName.endsWith(LEFT_OUT);
}

/** Returns the feed format for the end of the file name, or null for any other name. */
export function getFeedFormat(fileName: string): VersionFeedFormat | null {
  return formats.find((format) => fileName.endsWith(VERSION_FEEDS[format].ending)) ?? null;
}

/** Reads whether a URL leaves out items that are out of stock. */
const readIsOnlyInStock = (wanted: string) => {
  if (wanted === 'included' || wanted === 'excluded') return wanted === 'excluded';
  const message = `Items that are out of stock are included or excluded, not “${wanted}”. Use outOfStock=included or outOfStock=excluded.`;
  throw new DomainError('INVALID', message, { outOfStock: message });
};

/** What the URL of a feed asks for; null or empty where it says nothing. */
export interface WantedFeed extends ValueScope {
  currency: string | null;
  outOfStock: string | null;
}

/**
 * Returns the texts, prices, and items that a localized feed has: those that are wanted, or else those of the channel's feed
 * settings. Throws INVALID, with the nearest known one, for a channel that neither the version nor the catalog has, and for a
 * language or a currency that the catalog does not have or the channel does not sell in.
 */
export async function getFeedScope(
  ctx: Reads,
  { id, catalogId }: PublishedCatalogRecord,
  wanted: WantedFeed,
): Promise<FeedScope> {
  const catalog = await getCatalog(ctx, catalogId);
  const channels = await getVersionChannels(ctx, catalog, id);
  const channel = channels.find((one) => one.id === wanted.channel);
  const { currencies, locales } = channel ?? catalog;
  const owner = channel ? 'channel' : 'catalog';
  assertKnown(wanted.locale, locales, { field: 'locale', owner, what: 'language' });
  assertKnown(wanted.currency, currencies, { field: 'currency', owner, what: 'currency' });
  const { defaultLocale } = catalog;
  const defaults = channel && getDefaults(channel, catalog);
  const locale = wanted.locale || defaults?.locale;
  const currency = wanted.currency || defaults?.currency;
  const isOnlyInStock = wanted.outOfStock ? readIsOnlyInStock(wanted.outOfStock) : channel?.feedSettings.isOnlyInStock;
  const scope = assertScope({ defaultLocale, locales, channels: channels.map((one) => one.id) }, { ...wanted, locale });
  return { ...scope, ...(currency && { currency }), ...(isOnlyInStock && { isOnlyInStock }) };
}

/** Returns the catalog with the settings of a channel for its feed; images stay where those of the catalog are. */
const withChannel = async (
  ctx: Reads,
  catalog: CatalogRecord,
  id: string,
  code: string | null,
): Promise<FeedSettings> => {
  const channels = await getVersionChannels(ctx, catalog, id);
  const channel = channels.find((one) => one.id === code);
  if (!channel) return catalog;
  const { currencies, shopUrl } = channel;
  const others = [catalog, ...channels].flatMap((one) => one.currencies);
  const isOnlyInCurrencies = others.some((currency) => !currencies.includes(currency));
  const imageBaseUrl = catalog.imageBaseUrl ?? catalog.shopUrl;
  return { ...catalog, currencies, isOnlyInCurrencies, ...withoutAbsent({ shopUrl, imageBaseUrl }) };
};

/**
 * Yields the version's current feed as text, one product per chunk. A localized feed has the texts in the catalog's
 * default language for all channels unless others are given; items without a price in a given currency are left out. Throws NOT_FOUND before the first chunk.
 */
export async function* feedChunks(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  publicationId: string,
  format: VersionFeedFormat,
  scope: FeedScope = { locale: null, channel: null },
): AsyncGenerator<string> {
  const version = await publishedCatalog(ctx, publicationId);
  const catalog = await getCatalog(ctx, version.catalogId);
  const entries = await getEntries(ctx, publicationId);
  const contents = async function* () {
    for (const entry of entries) yield contentOfEntry(ctx, entry);
  };
  const settings: FeedSettings = {
    ...(await withChannel(ctx, catalog, publicationId, scope.channel)),
    ...(scope.currency !== undefined && { currencies: [scope.currency], isOnlyInCurrencies: true }),
    isOnlyInStock: scope.isOnlyInStock ?? false,
  };
  const { categories } = await getFrozenSettings(ctx, publicationId);
  yield* VERSION_FEEDS[format].write(contents, { ...settings, categories }, ctx.now(), scope);
}
