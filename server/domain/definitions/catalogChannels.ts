import type { Store } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';
import type { CatalogChannelRecord, ChannelRecord } from '../../records/channels';
import type { ProductContent } from '../../records/products';
import { withoutAbsent } from '../lists/withoutAbsent';
import { getChannels } from './storedChannels';

type Settings = Pick<CatalogRecord, 'locales' | 'currencies' | 'shopUrl'>;

const byCode = (definitions: readonly ChannelRecord[]) => new Map(definitions.map((one) => [one.id, one]));

/** Returns a channel as it is in the catalog. Without a definition, everything is as in the catalog. */
export function toCatalogChannel(
  catalog: Settings,
  id: string,
  definition: ChannelRecord | undefined,
): CatalogChannelRecord {
  const { labels = [], locales = [], currencies = [], shopUrl = catalog.shopUrl } = definition ?? {};
  // A channel that sells in German also sells in a catalog's Austrian German.
  const sellsIn = (own: string) => locales.some((locale) => own === locale || own.startsWith(`${locale}-`));
  const ownCurrencies = currencies.filter((currency) => catalog.currencies.includes(currency));
  const ownLocales = catalog.locales.filter(sellsIn);
  return {
    id,
    labels,
    locales: ownLocales.length ? ownLocales : [...catalog.locales],
    currencies: ownCurrencies.length ? ownCurrencies : [...catalog.currencies],
    ...withoutAbsent({ shopUrl }),
  };
}

/** Returns the channels of the catalog, in its order. */
export async function getCatalogChannels(
  store: Pick<Store, 'list'>,
  catalog: Settings & Pick<CatalogRecord, 'channels'>,
): Promise<CatalogChannelRecord[]> {
  if (!catalog.channels.length) return [];
  const definitions = byCode(await getChannels(store));
  return catalog.channels.map((code) => toCatalogChannel(catalog, code, definitions.get(code)));
}

/**
 * The channels that sell in each language of a catalog, whose products are asked for texts in it. Without a language,
 * and if no channel sells in it, all products are asked.
 */
export type SellingChannels = ReadonlyMap<string, readonly string[]>;

/** All products are asked for texts in all languages. */
export const ALL_ASKED: SellingChannels = new Map();

/** Whether a channel of the catalog has a part of its products. Otherwise, all products are in all channels. */
export function hasChannelRules({ channelRules = [] }: Pick<CatalogRecord, 'channelRules'>): boolean {
  return channelRules.some(({ scope }) => scope === 'CHANNEL');
}

/** Returns the channels that sell in each language, by the definitions of channels. */
export function getSellingChannels(
  catalog: Settings & Pick<CatalogRecord, 'channels' | 'channelRules'>,
  definitions: readonly ChannelRecord[],
): SellingChannels {
  if (!hasChannelRules(catalog)) return ALL_ASKED;
  const known = byCode(definitions);
  const channels = catalog.channels.map((code) => toCatalogChannel(catalog, code, known.get(code)));
  return new Map(
    catalog.locales.map((locale) => [
      locale,
      channels.filter(({ locales }) => locales.includes(locale)).map(({ id }) => id),
    ]),
  );
}

/** Whether the product is in a channel that sells in the language, or needs none to be asked for texts in it. */
export function isAskedIn(
  selling: SellingChannels,
  { notInChannels = [] }: Pick<ProductContent, 'notInChannels'>,
  locale: string,
): boolean {
  const channels = selling.get(locale) ?? [];
  return channels.length === 0 || channels.some((channel) => !notInChannels.includes(channel));
}

/**
 * Returns the channels that sell in the language, whose products are asked for texts in it; none if they have all
 * products, or if no channel sells in it.
 */
export async function findSellingChannels(
  store: Pick<Store, 'list'>,
  catalog: CatalogRecord,
  locale: string,
): Promise<string[]> {
  return [...(getSellingChannels(catalog, await getChannels(store)).get(locale) ?? [])];
}

/**
 * Returns a function that tells whether the catalog sells in a language of its own in a channel. Without channels, it
 * sells in all of them.
 */
export async function getSoldScopes(
  store: Pick<Store, 'list'>,
  catalog: Settings & Pick<CatalogRecord, 'channels'>,
): Promise<(scope: { channel: string | null; locale: string }) => boolean> {
  const channels = await getCatalogChannels(store, catalog);
  const sellsIn = new Map(channels.map(({ id, locales }) => [id, new Set(locales)]));
  return ({ channel, locale }) => channel === null || sellsIn.get(channel)?.has(locale) === true;
}

/**
 * Returns the language of a channel's texts if none is wanted: the catalog's default one if the channel sells in it.
 */
export function getFirstLocale(
  { locales }: CatalogChannelRecord,
  { defaultLocale }: { defaultLocale: string },
): string {
  return locales.includes(defaultLocale) ? defaultLocale : (locales[0] ?? defaultLocale);
}
