import type { CatalogRecord } from '../../records/catalogs';
import type { CatalogChannelRecord, FeedSettingsRecord } from '../../records/channels';
import { DomainError } from '../../errors';
import { say } from '../../records/sentence';
import { getCatalog } from '../catalogs/catalogList';
import { getFirstLocale, toCatalogChannel } from '../definitions/catalogChannels';
import { getChannels } from '../definitions/storedChannels';
import type { DomainContext } from '../context';
import type { FeedSettings } from '../feeds/feedFormats';
import { assertKnown, assertScope } from '../productValues/assertScope';
import type { ValueScope } from '../productValues/readValue';
import { withoutAbsent } from '../lists/withoutAbsent';
import { getFrozenSettings } from './frozenSettings';

type Reads = Pick<DomainContext, 'store'>;

interface VersionChannel extends CatalogChannelRecord {
  feedSettings: FeedSettingsRecord;
}

/**
 * Returns the channels that a version has feeds for: those that it keeps, as they were when it was published, and those
 * that the catalog has besides. Before publishing (`id` null), they are those of the catalog. Their shop URLs and feed
 * settings are those of today, so that links follow a shop that has moved.
 */
export async function getVersionChannels(
  ctx: Reads,
  catalog: CatalogRecord,
  id: string | null,
): Promise<VersionChannel[]> {
  const { channels } = id === null ? { channels: [] } : await getFrozenSettings(ctx, id);
  const frozen = new Map(channels.map((channel) => [channel.id, channel]));
  const definitions = new Map((await getChannels(ctx.store)).map((channel) => [channel.id, channel]));
  return [...new Set([...frozen.keys(), ...catalog.channels])].map((code) => {
    const today = toCatalogChannel(catalog, code, definitions.get(code));
    const { labels, locales, currencies } = frozen.get(code) ?? today;
    return { ...today, labels, locales, currencies, feedSettings: definitions.get(code)?.feedSettings ?? {} };
  });
}

/**
 * Returns the code of a channel, or null without one. Throws INVALID, with the nearest known one, for a channel that
 * neither the version nor the catalog has.
 */
export async function readVersionChannel(
  ctx: Reads,
  { id, catalogId }: { id: string; catalogId: string },
  wanted: string | null | undefined,
): Promise<string | null> {
  const channel = wanted || null;
  if (channel) {
    const channels = await getVersionChannels(ctx, await getCatalog(ctx, catalogId), id);
    const codes = channels.map((one) => one.id);
    assertKnown(channel, codes, { field: 'channel', owner: 'catalog', what: 'channel' });
  }
  return channel;
}

/** Returns what the feeds of a channel have if their URL does not say otherwise. */
export function getDefaults(channel: VersionChannel, catalog: CatalogRecord) {
  const { locale: wanted = '', currency = '' } = channel.feedSettings;
  // A channel with German feeds has those of a catalog in Austrian German.
  const own = channel.locales.find((locale) => locale === wanted || locale.startsWith(`${wanted}-`));
  return {
    locale: (wanted && own) || getFirstLocale(channel, catalog),
    currency: channel.currencies.includes(currency) ? currency : null,
  };
}

/** The texts, the prices, and the items that a feed has. */
export interface FeedScope extends ValueScope {
  /** The only currency of its prices; absent for the preferred one that a product has a price in. */
  currency?: string;
  /** Whether items that are out of stock are left out. */
  isOnlyInStock?: boolean;
}

/** Reads whether a URL leaves out items that are out of stock; null where it says nothing. Throws INVALID. */
export function readIsOnlyInStock(wanted: string | null): boolean | null {
  if (!wanted) return null;
  if (wanted === 'included' || wanted === 'excluded') return wanted === 'excluded';
  const message = say`Items that are out of stock are included or excluded, not “${wanted}”. Use outOfStock=included or outOfStock=excluded.`;
  throw new DomainError('INVALID', message, { outOfStock: message });
}

/** What the URL of a feed asks for; null, empty or absent where it says nothing. */
export interface WantedFeed {
  channel?: string | null | undefined;
  locale?: string | null | undefined;
  currency?: string | null | undefined;
  isOnlyInStock?: boolean | null | undefined;
}

/**
 * Returns the texts, prices, and items that a localized feed has: those that are wanted, or else those of the channel's
 * feed settings. Before publishing (`id` null), it is the feed of the version that would be published. Throws INVALID,
 * with the nearest known one, for a channel that neither the version nor the catalog has, and for a language or a
 * currency that the catalog does not have or the channel does not sell in.
 */
export async function getFeedScope(
  ctx: Reads,
  { id, catalogId }: { id: string | null; catalogId: string },
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
  const isOnlyInStock = wanted.isOnlyInStock ?? channel?.feedSettings.isOnlyInStock;
  const scope = assertScope({ defaultLocale, locales, channels: channels.map((one) => one.id) }, { ...wanted, locale });
  return { ...scope, ...(currency && { currency }), ...(isOnlyInStock && { isOnlyInStock }) };
}

/** Returns the settings of a channel for its feed; images stay where those of the catalog are. */
const withChannel = async (
  ctx: Reads,
  catalog: CatalogRecord,
  id: string | null,
  code: string | null,
): Promise<FeedSettings> => {
  const channels = await getVersionChannels(ctx, catalog, id);
  const channel = channels.find((one) => one.id === code);
  if (!channel) return catalog;
  const { currencies, shopUrl } = channel;
  const others = [catalog, ...channels].flatMap((one) => one.currencies);
  const isOnlyInCurrencies = others.some((currency) => !currencies.includes(currency));
  const { shopUrl: catalogShopUrl } = catalog;
  return { ...catalog, currencies, isOnlyInCurrencies, ...withoutAbsent({ shopUrl, catalogShopUrl }) };
};

/** Returns the catalog with the settings of a version's feed in the scope; before publishing, `id` is null. */
export async function getFeedSettings(
  ctx: Reads,
  catalog: CatalogRecord,
  id: string | null,
  { channel, currency, isOnlyInStock = false }: FeedScope,
): Promise<FeedSettings> {
  return {
    ...(await withChannel(ctx, catalog, id, channel)),
    ...(currency !== undefined && { currencies: [currency], isOnlyInCurrencies: true }),
    ...(isOnlyInStock && { isOnlyInStock }),
  };
}
