import type { Store } from '#server/db/store';
import type { CatalogRecord } from '#server/records/catalogs';
import { getChannels } from '../../definitions/storedChannels';
import { getFamilies } from '../../definitions/storedFamilies';
import { listDefinitions } from '../../validation/definedRules';

/** Rules of a catalog, and what they were created from. */
interface Loaded<Rules> {
  sources: readonly unknown[];
  rules: Promise<Rules>;
}

/** Creates a function that creates rules of a catalog again only if something that they depend on has changed. */
export function createRuleCache<Rules>() {
  const loaded = new WeakMap<Pick<Store, 'list'>, Map<string, Loaded<Rules>>>();
  return async (
    store: Store,
    catalog: CatalogRecord,
    own: readonly unknown[],
    create: () => Promise<Rules>,
  ): Promise<Rules> => {
    const { channels, locales, currencies, defaultLocale, timeZone } = catalog;
    const sources: unknown[] = [
      ...own,
      ...(await listDefinitions(store)),
      ...(await getFamilies(store)),
      ...(await getChannels(store)),
      JSON.stringify([channels, locales, currencies, defaultLocale, timeZone]),
    ];
    const ofStore = loaded.get(store) ?? new Map<string, Loaded<Rules>>();
    loaded.set(store, ofStore);
    const known = ofStore.get(catalog.id);
    if (known?.sources.length === sources.length && known.sources.every((one, at) => one === sources[at])) {
      return known.rules;
    }
    const rules = create();
    ofStore.set(catalog.id, { sources, rules });
    return rules;
  };
}
