import type { Store } from '../../db/store';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import { withSystem } from '../../records/systemAttributes';
import type { CatalogRecord } from '../../records/catalogs';
import type { AttributeType } from '../../types.generated';
import type { ChannelRecord } from '../../records/channels';
import type { FamilyRecord } from '../../records/families';
import { getSellingChannels, type SellingChannels } from '../definitions/catalogChannels';
import { getChannels } from '../definitions/storedChannels';
import { getFamilies } from '../definitions/storedFamilies';
import type { DefinedRules } from './families/createDefinedRules';

/** The rules for the definitions, families, and channels they were created from. */
interface Loaded {
  sources: readonly (AttributeDefinitionRecord | FamilyRecord | ChannelRecord)[];
  rules: DefinedRules;
}

const loaded = new WeakMap<Pick<Store, 'list'>, Loaded>();

/** Returns the definitions that are not deleted. */
export function listDefinitions({ list }: Pick<Store, 'list'>): Promise<AttributeDefinitionRecord[]> {
  return list('attributeDefinitions', ({ deletedAt }) => deletedAt === undefined);
}

/** Returns the codes of the attributes of a type. */
export function getCodesOfType(
  definitions: readonly Pick<AttributeDefinitionRecord, 'code' | 'type'>[],
  wanted: AttributeType,
): Set<string> {
  return new Set(definitions.flatMap(({ code, type }) => (type === wanted ? [code] : [])));
}

/** Returns the definitions that are not deleted, and those of the system attributes that none of them replaces. */
export async function listKnownDefinitions(store: Pick<Store, 'list'>): Promise<AttributeDefinitionRecord[]> {
  return withSystem(await listDefinitions(store));
}

/** Returns the definitions that are deleted and not replaced by others, by code. */
export async function getDeletedDefinitions({
  list,
}: Pick<Store, 'list'>): Promise<ReadonlyMap<string, AttributeDefinitionRecord>> {
  const deleted = await list('attributeDefinitions', ({ deletedAt }) => deletedAt !== undefined);
  if (!deleted.length) return new Map();
  const known = new Set((await listKnownDefinitions({ list })).map(({ code }) => code));
  return new Map(deleted.flatMap((definition) => (known.has(definition.code) ? [] : [[definition.code, definition]])));
}

/** Returns which channels sell in each language of the catalog, by the rules of the current definitions. */
export function getSelling(rules: DefinedRules | undefined, catalog: CatalogRecord): SellingChannels {
  return rules?.getSelling(catalog) ?? getSellingChannels(catalog, []);
}

/**
 * Returns the rules of the current definitions and families; undefined if there are none of these and no channels.
 * Their code is loaded with the first of them.
 */
export async function loadDefinedRules(store: Pick<Store, 'list'>): Promise<DefinedRules | undefined> {
  const definitions = await listDefinitions(store);
  const channels = await getChannels(store);
  const families = await getFamilies(store);
  if (!definitions.length && !channels.length && !families.length) return undefined;
  const sources = [...definitions, ...families, ...channels];
  const known = loaded.get(store);
  if (known?.sources.length === sources.length && known.sources.every((one, at) => one === sources[at])) {
    return known.rules;
  }
  const { createDefinedRules } = await import('./families/createDefinedRules');
  const rules = createDefinedRules({ definitions, families, channels });
  loaded.set(store, { sources, rules });
  return rules;
}
