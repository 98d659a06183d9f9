import { isObjectType, type GraphQLSchema } from 'graphql';
import type { AbilityRecord } from '../records/auth';
import { getRule } from './guard';

/** Returns the pairs of action and subject that fields of the schema require, sorted and without duplicates. */
export function getRequiredAbilities(schema: GraphQLSchema): AbilityRecord[] {
  const rules = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => getRule(field, false)) : [],
  );
  const pairs = rules.filter((rule) => typeof rule === 'object');
  const byName = new Map(pairs.map((pair) => [`${pair.action} ${pair.subject}`, pair]));
  return [...byName.keys()].sort().map((name) => byName.get(name)!);
}
