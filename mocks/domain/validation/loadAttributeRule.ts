import type { Store } from '../../db/store';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import type { AttributeRule } from './finding';

/** The rule for the definitions it was created from. */
interface Loaded {
  definitions: readonly AttributeDefinitionRecord[];
  rule: AttributeRule;
}

const loaded = new WeakMap<Store, Loaded>();

/** Returns the definitions that are not deleted. */
export function listDefinitions({ list }: Pick<Store, 'list'>): Promise<AttributeDefinitionRecord[]> {
  return list('attributeDefinitions', ({ deletedAt }) => deletedAt === undefined);
}

/**
 * Returns the rule that checks values by the current definitions; undefined if there are none. Its code is loaded with
 * the first definition.
 */
export async function loadAttributeRule(store: Store): Promise<AttributeRule | undefined> {
  const definitions = await listDefinitions(store);
  if (!definitions.length) return undefined;
  const known = loaded.get(store);
  const isSame =
    known?.definitions.length === definitions.length && known.definitions.every((one, at) => one === definitions[at]);
  if (known && isSame) return known.rule;
  const { createAttributeRule } = await import('./attributeRule');
  const rule = createAttributeRule(definitions);
  loaded.set(store, { definitions, rule });
  return rule;
}
