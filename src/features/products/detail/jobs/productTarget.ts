import type { Selection } from '#ui/filter/selection';
import type { ProductFilter, ProductTargetInput } from '#graphql/types.generated';

/** Returns the target of a job: the selected rows by ID, or everything that matches the filter except some. */
export function toTarget(selection: Selection, filter: ProductFilter): ProductTargetInput {
  return selection.kind === 'ids'
    ? { ids: [...selection.ids] }
    : { matching: { filter, excludeIds: [...selection.excludeIds] } };
}
