import type { Store } from '../../db/store';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import { SYSTEM_ATTRIBUTES, type SystemAttributeRecord } from '../../records/systemAttributes';
import { listDefinitions } from '../validation/definedRules';

/** Returns the definitions, and those of the system attributes whose code none of them has. */
export function withSystem<Definition extends Pick<AttributeDefinitionRecord, 'code'>>(
  definitions: readonly Definition[],
): (Definition | SystemAttributeRecord)[] {
  const own = new Set(definitions.map(({ code }) => code));
  return [...definitions, ...SYSTEM_ATTRIBUTES.filter(({ code }) => !own.has(code))];
}

/** Returns the stored definitions that are not deleted, and those of the system attributes that they do not replace. */
export async function listKnownDefinitions(store: Pick<Store, 'list'>): Promise<AttributeDefinitionRecord[]> {
  return withSystem(await listDefinitions(store));
}
