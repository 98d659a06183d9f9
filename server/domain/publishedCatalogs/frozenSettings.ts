import { withSystem } from '../../records/systemAttributes';
import { getCategoryDetails, hasCategoryDetails, type DetailedCategory } from '../../records/categories';
import { type AttributeDefinitionRecord, LABEL_LOCALES, type LocalizedTextRecord } from '../../records/attributes';
import type { CatalogRecord } from '../../records/catalogs';
import type {
  FrozenAttribute,
  FrozenChannel,
  FrozenDefinition,
  FrozenFamily,
  FrozenSettings,
  PublishedCatalogRecord,
  PublishedEntry,
} from '../../records/publishedCatalogs';
import {
  createFrozenReader,
  createInternalReader,
  freezeAttributes,
  type IsInternal,
} from '../attributes/publicAttributes';
import { getCatalogChannels } from '../definitions/catalogChannels';
import type { DomainContext } from '../context';
import { attributeCode } from '../../records/attributeCode';
import { getFamilies } from '../definitions/storedFamilies';
import { listChannelRules } from '../products/rules/channelRules';
import { getRuleContent } from '../../records/channelRules';
import { diffEntries } from './diffEntries';
import { getEntries } from './publishedCatalogList';
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

const freezeDefinitions = (
  definitions: readonly AttributeDefinitionRecord[],
  names: ReadonlySet<string>,
): FrozenDefinition[] => {
  const codes = new Set([...names].map(attributeCode));
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

const freezeChannels = async ({ store }: Reads, catalog: CatalogRecord): Promise<FrozenChannel[]> => {
  const all = listChannelRules(catalog);
  return (await getCatalogChannels(store, catalog)).map((channel) => {
    const own = all.filter((rule) => rule.channel === channel.id);
    const rules = own.map((rule) => ({ scope: rule.scope, ...getRuleContent(rule) }));
    return { ...channel, ...(rules.length > 0 && { rules }) };
  });
};

/**
 * Returns what a version of the catalog keeps beside its products: the settings that these use, as they are now.
 * Without the codes of families, it keeps no definitions of attributes and families.
 */
export async function freezeSettings(
  ctx: Reads,
  catalog: CatalogRecord,
  { categoryPaths, attributeNames, familyCodes }: Omit<UsedSettings, 'familyCodes'> & Partial<UsedSettings>,
): Promise<FrozenSettings> {
  // The definitions are created when they are first read, which must not be before those of the demo can be.
  const definitions = familyCodes ? await listDefinitions(ctx.store) : [];
  return {
    categories: await freezeCategories(ctx, catalog.id, categoryPaths),
    channels: await freezeChannels(ctx, catalog),
    attributes: freezeAttributes(attributeNames, createInternalReader(definitions)),
    ...(familyCodes && {
      definitions: freezeDefinitions(definitions, attributeNames),
      families: await freezeFamilies(ctx, familyCodes),
    }),
  };
}

/** Returns what a version keeps beside its products. */
export async function getFrozenSettings({ store }: Reads, id: string): Promise<FrozenSettings> {
  const { id: _, entries: __, ...settings } = (await store.get('publishedEntries', id))!;
  return settings;
}

/**
 * Returns which attributes are internal in a version: those that were when it was published. Without one, those of
 * today.
 */
export async function getInternalReader(ctx: Reads, id: string | null): Promise<IsInternal> {
  const today = createInternalReader(await listDefinitions(ctx.store));
  return id === null ? today : createFrozenReader((await getFrozenSettings(ctx, id)).attributes, today);
}

/** Returns what a version calls the families of its products. That of the demo data has all those of today. */
export async function getVersionFamilies(ctx: Reads, id: string): Promise<FrozenFamily[]> {
  return [...((await getFrozenSettings(ctx, id)).families ?? (await getFamilies(ctx.store)))];
}

/** Returns the keys of the items that are in one list only, or differ. */
const findChanges = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  toKey: (item: Item) => string,
): string[] => {
  const texts = new Map(before.map((item) => [toKey(item), JSON.stringify(item)]));
  const same = new Set(after.filter((item) => texts.get(toKey(item)) === JSON.stringify(item)).map(toKey));
  return [...new Set([...before, ...after].map(toKey))].filter((key) => !same.has(key));
};

/** An attribute that products of a version have, with its labels. */
export interface LabeledAttribute extends FrozenAttribute {
  labels: LocalizedTextRecord[];
}

/**
 * Returns the attributes of a version's products, and which of them are public. Without a definition, an attribute is
 * called what products call it.
 */
export async function getVersionAttributes({ store }: Reads, id: string): Promise<LabeledAttribute[]> {
  const { attributes, definitions } = await getFrozenSettings({ store }, id);
  const known = new Map(
    withSystem(definitions ?? (await listDefinitions(store))).map(({ code, labels }) => [code, labels]),
  );
  return attributes.map((attribute) => {
    const labels = known.get(attribute.code);
    return { ...attribute, labels: labels ?? [{ locale: LABEL_LOCALES[0], text: attribute.name }] };
  });
}

/** Numbers of settings that differ between two versions. */
export interface SettingChanges {
  categoryChanges: number;
  channelChanges: number;
  attributeChanges: number;
  familyChanges: number;
}

/** Returns how many settings differ. Definitions and families that a version does not keep are not compared. */
function countSettingChanges(before: FrozenSettings, after: FrozenSettings): SettingChanges {
  const { definitions = [], families, attributes, ...others } = before;
  const secrecy = new Map(attributes.map(({ code, isInternal }) => [code, isInternal]));
  const changed = after.attributes.filter(
    ({ code, isInternal }) => secrecy.has(code) && secrecy.get(code) !== isInternal,
  );
  return {
    categoryChanges: findChanges(others.categories, after.categories, ({ path }) => path).length,
    channelChanges: findChanges(others.channels, after.channels, ({ id }) => id).length,
    attributeChanges: new Set([
      ...(before.definitions && after.definitions
        ? findChanges(definitions, after.definitions, ({ code }) => code)
        : []),
      ...changed.map(({ code }) => code),
    ]).size,
    familyChanges: families && after.families ? findChanges(families, after.families, ({ code }) => code).length : 0,
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

/** Whether the version has the same products in the same channels, and the same settings as the other one. */
export async function isSameVersion(
  ctx: Reads,
  version: PublishedCatalogRecord | null,
  { checksum, entries, ...settings }: FrozenSettings & { checksum: string; entries: readonly PublishedEntry[] },
): Promise<boolean> {
  if (version?.checksum !== checksum) return false;
  if (diffEntries(await getEntries(ctx, version.id), entries).length) return false;
  return Object.values(await getSettingChanges(ctx, version, settings)).every((count) => count === 0);
}
