import type { ProductTarget, ProductTargetInput } from '../types.generated';

/** Returns the products of the input as the rules expect them: those of the ids, or those that match. */
export function toTarget({ ids, matching }: ProductTargetInput): ProductTarget {
  return { ids, ...matching };
}
