import { getFieldErrors } from '#graphql/errors';
import type { ProductConditionInput } from '#graphql/types.generated';
import { listConditions } from '../../core/list/where/filterTree';
import type { Where } from '../../core/list/where/where';
import { conditionKey } from './conditionValues';

/** What the server says about conditions that it refuses. */
export interface Refusals {
  /** Returns what is wrong with a condition that was sent; undefined for others. */
  find: (condition: ProductConditionInput) => string | undefined;
  /** What is wrong with the conditions as a whole. */
  others: readonly string[];
}

/** Reads from the error of a list which of its conditions are refused, and why. */
export function readRefusals({ tree }: Where, error: unknown): Refusals {
  const paths = new Map(tree ? listConditions(tree).map((one) => [one.path, conditionKey(one.condition)]) : []);
  const found = Object.entries(getFieldErrors(error)).filter(([path]) => path.startsWith('filter'));
  const messages = new Map(found.map(([path, message]) => [paths.get(path), message]));
  return {
    find: (condition) => messages.get(conditionKey(condition)),
    others: found.filter(([path]) => !paths.has(path)).map(([, message]) => message),
  };
}
