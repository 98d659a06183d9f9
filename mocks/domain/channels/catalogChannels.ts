import type { Store } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';
import type { ChannelRecord } from '../../records/channels';
import { withoutAbsent } from '../withoutAbsent';
import { getChannels } from './storedChannels';

/** A sales channel of a catalog: its definition there, filled in with the settings of the catalog. */
export type CatalogChannelRecord = Pick<ChannelRecord, 'id' | 'labels' | 'locales' | 'currencies' | 'shopUrl'>;

type Settings = Pick<CatalogRecord, 'locales' | 'currencies' | 'shopUrl'>;

/** Returns what the catalog has of the wanted: all if nothing is wanted, or nothing of it is there. */
const selectOwn = (own: readonly string[], isWanted: (word: string) => boolean): string[] => {
  const found = own.filter(isWanted);
  return found.length ? found : [...own];
};

/** Returns a channel as it is in the catalog. Without a definition, everything is as in the catalog. */
export function toCatalogChannel(
  catalog: Settings,
  id: string,
  definition: ChannelRecord | undefined,
): CatalogChannelRecord {
  const { labels = [], locales = [], currencies = [], shopUrl = catalog.shopUrl } = definition ?? {};
  // A channel that sells in German also sells in a catalog's Austrian German.
  const sellsIn = (own: string) => locales.some((locale) => own === locale || own.startsWith(`${locale}-`));
  return {
    id,
    labels,
    locales: selectOwn(catalog.locales, sellsIn),
    currencies: selectOwn(catalog.currencies, (own) => currencies.includes(own)),
    ...withoutAbsent({ shopUrl }),
  };
}

/** Returns the channels of the catalog, in its order. */
export async function getCatalogChannels(
  store: Pick<Store, 'list'>,
  catalog: Settings & Pick<CatalogRecord, 'channels'>,
): Promise<CatalogChannelRecord[]> {
  if (!catalog.channels.length) return [];
  const definitions = new Map((await getChannels(store)).map((channel) => [channel.id, channel]));
  return catalog.channels.map((code) => toCatalogChannel(catalog, code, definitions.get(code)));
}
