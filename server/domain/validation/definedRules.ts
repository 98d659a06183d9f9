import { labelValue } from '../../records/labelValue';
import type { Store } from '../../db/store';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import type { AttributeType } from '../../types.generated';
import type { ChannelRecord } from '../../records/channels';
import type { FamilyRecord } from '../../records/families';
import { getChannels } from '../definitions/storedChannels';
import { getFamilies } from '../definitions/storedFamilies';
import type { UniqueReader } from '../productValues/uniqueValues';
import { createRequirementReader, type RequirementReader } from './completeness';
import type { CodeLabels } from '../productValues/scopeName';
import type { Rule } from './finding';
import type { ReferenceReader } from './productReferences';

/** What the definitions of attributes and the families ask of products, and what channels are called. */
export interface DefinedRules {
  /** Checks attributes by their definitions, and reports those that the product's family requires. */
  attributeRule: Rule;
  getRequirements: RequirementReader;
  /** Reads the values that name other products. */
  getReferences: ReferenceReader;
  /** Reads the values that must be unique. */
  unique: UniqueReader;
  /** The currencies that channels sell in, by their codes; without those that sell in all of a catalog. */
  soldIn: ReadonlyMap<string, readonly string[]>;
  labels: CodeLabels;
}

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
  const { withSystem } = await import('../../records/systemAttributes');
  return withSystem(await listDefinitions(store));
}

/** Returns what products of the families should have. System attributes are loaded if a family lists one. */
const loadRequirements = async (
  definitions: readonly AttributeDefinitionRecord[],
  families: readonly FamilyRecord[],
): Promise<RequirementReader> => {
  const own = new Set(definitions.map(({ code }) => code));
  if (families.every(({ attributes }) => attributes.every(({ code }) => own.has(code)))) {
    return createRequirementReader(definitions, families);
  }
  const { withSystem } = await import('../../records/systemAttributes');
  const { FAMILY_FIELDS } = await import('./families/familyFields');
  return createRequirementReader(withSystem(definitions), families, FAMILY_FIELDS);
};

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
  const { createAttributeRule } = await import('./attributeRule');
  const { createReferenceReader } = await import('./productReferences');
  const { createUniqueReader } = await import('../productValues/uniqueValues');
  const getRequirements = await loadRequirements(definitions, families);
  const getReferences = createReferenceReader(definitions);
  const unique = createUniqueReader(definitions);
  const rules = {
    attributeRule: createAttributeRule(definitions, families, { getRequirements, getReferences, unique }),
    getRequirements,
    getReferences,
    unique,
    soldIn: new Map(channels.flatMap(({ id, currencies }) => (currencies.length ? [[id, currencies] as const] : []))),
    labels: {
      channels: new Map(channels.map(({ id, labels }) => [id, labelValue(labels)])),
      attributes: new Map(definitions.map(({ code, labels }) => [code, labelValue(labels)])),
    },
  };
  loaded.set(store, { sources, rules });
  return rules;
}
