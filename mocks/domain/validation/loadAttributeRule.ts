import type { Store } from '../../db/store';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import type { FamilyRecord } from '../../records/families';
import { getFamilies } from '../families/storedFamilies';
import type { Rule } from './finding';

/** The rule for the definitions and families it was created from. */
interface Loaded {
  sources: readonly (AttributeDefinitionRecord | FamilyRecord)[];
  rule: Rule;
}

const loaded = new WeakMap<Store, Loaded>();

/** Returns the definitions that are not deleted. */
export function listDefinitions({ list }: Pick<Store, 'list'>): Promise<AttributeDefinitionRecord[]> {
  return list('attributeDefinitions', ({ deletedAt }) => deletedAt === undefined);
}

/**
 * Returns the rule that checks products by the current definitions and families; undefined if there are no definitions.
 * Its code is loaded with the first definition.
 */
export async function loadAttributeRule(store: Store): Promise<Rule | undefined> {
  const definitions = await listDefinitions(store);
  if (!definitions.length) return undefined;
  const families = await getFamilies(store);
  const sources = [...definitions, ...families];
  const known = loaded.get(store);
  if (known?.sources.length === sources.length && known.sources.every((one, at) => one === sources[at])) {
    return known.rule;
  }
  const { createAttributeRule } = await import('./attributeRule');
  const rule = createAttributeRule(definitions, families);
  loaded.set(store, { sources, rule });
  return rule;
}
