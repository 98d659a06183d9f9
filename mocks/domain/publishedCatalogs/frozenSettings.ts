import { getCategoryDetails, hasCategoryDetails, type DetailedCategory } from '../../records/categories';
import type { CatalogRecord } from '../../records/catalogs';
import type {
  FrozenDefinition,
  FrozenFamily,
  FrozenSettings,
  PublishedCatalogRecord,
} from '../../records/publishedCatalogs';
import { getCatalogChannels } from '../channels/catalogChannels';
import type { DomainContext } from '../context';
import { attributeCode, storedAttributeCode } from '../../records/attributeCode';
import { getFamilies } from '../families/storedFamilies';
import { listDefinitions } from '../validation/definedRules';
import type { UsedSettings } from '../workingCopies';

type Reads = Pick<DomainContext, 'store'>;

/** Returns the details of those of the catalog's categories that have any and whose path is one of these, by path. */
const freezeCategories = async (
  { store }: Reads,
  catalogId: string,
  paths: ReadonlySet<string>,
): Promise<DetailedCategory[]> => {
  const records = await store.list(
    'categories',
    (record) => record.catalogId === catalogId && hasCategoryDetails(record) && paths.has(record.path),
  );
  return records
    .map((record) => ({ path: record.path, ...getCategoryDetails(record) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
};

const freezeDefinitions = async ({ store }: Reads, names: ReadonlySet<string>): Promise<FrozenDefinition[]> => {
  const definitions = await listDefinitions(store);
  const defined = new Set(definitions.map(({ code }) => code));
  const codes = new Set([...names].map((name) => storedAttributeCode(attributeCode(name), defined)));
  return definitions
    .filter(({ code }) => codes.has(code))
    .map(({ code, type, labels, options }) => ({ code, type, labels, options }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
};

const freezeFamilies = async ({ store }: Reads, codes: ReadonlySet<string>): Promise<FrozenFamily[]> =>
  (await getFamilies(store))
    .filter(({ code }) => codes.has(code))
    .map(({ code, labels }) => ({ code, labels }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));

/**
 * Returns what a version of the catalog keeps beside its products: the settings that these use, as they are now. Without
 * names, it keeps no definitions of attributes, and without codes no families.
 */
export async function freezeSettings(
  ctx: Reads,
  catalog: CatalogRecord,
  { categoryPaths, attributeNames, familyCodes }: Pick<UsedSettings, 'categoryPaths'> & Partial<UsedSettings>,
): Promise<FrozenSettings> {
  return {
    categories: await freezeCategories(ctx, catalog.id, categoryPaths),
    channels: await getCatalogChannels(ctx.store, catalog),
    ...(attributeNames && { definitions: await freezeDefinitions(ctx, attributeNames) }),
    ...(familyCodes && { families: await freezeFamilies(ctx, familyCodes) }),
  };
}

/** Returns what a version keeps beside its products. One from before versions kept it has none. */
export async function getFrozenSettings({ store }: Reads, id: string): Promise<FrozenSettings> {
  const { categories = [], channels = [], definitions, families } = (await store.get('publishedEntries', id)) ?? {};
  return { categories, channels, ...(definitions && { definitions }), ...(families && { families }) };
}

/** Returns what a version calls the families of its products. One from before versions kept it has all those of today. */
export async function getVersionFamilies(ctx: Reads, id: string): Promise<FrozenFamily[]> {
  return [...((await getFrozenSettings(ctx, id)).families ?? (await getFamilies(ctx.store)))];
}

/** Returns the number of items that are in one list only, or differ. */
const countChanges = <Item>(before: readonly Item[], after: readonly Item[], toKey: (item: Item) => string): number => {
  const texts = new Map(before.map((item) => [toKey(item), JSON.stringify(item)]));
  const same = after.filter((item) => texts.get(toKey(item)) === JSON.stringify(item)).length;
  return new Set([...before, ...after].map(toKey)).size - same;
};

/** Numbers of settings that differ between two versions. */
export interface SettingChanges {
  categoryChanges: number;
  channelChanges: number;
  attributeChanges: number;
  familyChanges: number;
}

/** Returns how many settings differ. Definitions and families that a version does not keep are not compared. */
function countSettingChanges(before: FrozenSettings, after: FrozenSettings): SettingChanges {
  const { definitions, families, ...others } = before;
  return {
    categoryChanges: countChanges(others.categories, after.categories, ({ path }) => path),
    channelChanges: countChanges(others.channels, after.channels, ({ id }) => id),
    attributeChanges:
      definitions && after.definitions ? countChanges(definitions, after.definitions, ({ code }) => code) : 0,
    familyChanges: families && after.families ? countChanges(families, after.families, ({ code }) => code) : 0,
  };
}

/** Returns how many settings differ from those of the catalog's current version; none without one. */
export async function getSettingChanges(
  ctx: Reads,
  current: PublishedCatalogRecord | null,
  settings: FrozenSettings,
): Promise<SettingChanges> {
  return countSettingChanges(current ? await getFrozenSettings(ctx, current.id) : settings, settings);
}

/** Whether the version has the same products and the same settings as the other one. */
export async function isSameVersion(
  ctx: Reads,
  version: PublishedCatalogRecord | null,
  { checksum, ...settings }: FrozenSettings & { checksum: string },
): Promise<boolean> {
  if (version?.checksum !== checksum) return false;
  return Object.values(await getSettingChanges(ctx, version, settings)).every((count) => count === 0);
}
