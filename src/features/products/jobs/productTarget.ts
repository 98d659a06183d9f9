import type { Selection } from '../../../ui/filter/selection';
import type { ProductFilter, ProductTarget } from '../../../graphql/types.generated';

/** Returns the target of a job: the selected rows by ID, or everything that matches the filter except some. */
export function toTarget(selection: Selection, filter: ProductFilter): ProductTarget {
  return selection.kind === 'ids' ? { ids: [...selection.ids] } : { filter, excludeIds: [...selection.excludeIds] };
}
