import type { Store } from '../../db/store';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import type { FamilyRecord } from '../../records/families';
import { getFamilies } from '../families/storedFamilies';
import { createRequirementReader, type RequirementReader } from './completeness';
import type { Rule } from './finding';

/** What the definitions of attributes and the families ask of products. */
export interface DefinedRules {
  /** Checks attributes by their definitions, and reports those that the product's family requires. */
  attributeRule: Rule;
  getRequirements: RequirementReader;
}

/** The rules for the definitions and families they were created from. */
interface Loaded {
  sources: readonly (AttributeDefinitionRecord | FamilyRecord)[];
  rules: DefinedRules;
}

const loaded = new WeakMap<Pick<Store, 'list'>, Loaded>();

/** Returns the definitions that are not deleted. */
export function listDefinitions({ list }: Pick<Store, 'list'>): Promise<AttributeDefinitionRecord[]> {
  return list('attributeDefinitions', ({ deletedAt }) => deletedAt === undefined);
}

/**
 * Returns the rules of the current definitions and families; undefined if there are no definitions. Their code is loaded
 * with the first definition.
 */
export async function loadDefinedRules(store: Pick<Store, 'list'>): Promise<DefinedRules | undefined> {
  const definitions = await listDefinitions(store);
  if (!definitions.length) return undefined;
  const families = await getFamilies(store);
  const sources = [...definitions, ...families];
  const known = loaded.get(store);
  if (known?.sources.length === sources.length && known.sources.every((one, at) => one === sources[at])) {
    return known.rules;
  }
  const { createAttributeRule } = await import('./attributeRule');
  const getRequirements = createRequirementReader(definitions, families);
  const rules = { attributeRule: createAttributeRule(definitions, families, getRequirements), getRequirements };
  loaded.set(store, { sources, rules });
  return rules;
}
