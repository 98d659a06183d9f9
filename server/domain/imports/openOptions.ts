import type { CatalogRecord } from '#server/records/catalogs';
import type { DomainContext } from '../context';
import { getCatalogChannels } from '../definitions/catalogChannels';
import { getCodesOfType, listDefinitions } from '../validation/definedRules';
import type { OpenOptions } from './openProducts';
import { createParentFinder } from './jobs/storedModels';

/** Returns how files are read for the catalog: with its currencies, languages, channels, models, and definitions. */
export async function getOpenOptions(
  { store, limits }: Pick<DomainContext, 'store' | 'limits'>,
  catalog: CatalogRecord,
): Promise<Omit<OpenOptions, 'yieldIfDue'>> {
  const { currencies } = catalog;
  const definitions = await listDefinitions(store);
  const channels = await getCatalogChannels(store, catalog);
  return {
    currency: currencies[0] ?? 'USD',
    currencies,
    channelCurrencies: new Map(channels.flatMap(({ id, currencies: [first] }) => (first ? [[id, first]] : []))),
    languages: catalog,
    findParent: createParentFinder(store, catalog.id),
    limits,
    timeZone: catalog.timeZone,
    dateAttributes: getCodesOfType(definitions, 'DATE'),
    numberAttributes: getCodesOfType(definitions, 'NUMBER'),
  };
}
