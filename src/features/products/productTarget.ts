import type { Selection } from '../../ui/selection';
import type { ProductFilter, ProductTarget } from '../../graphql/types.generated';

/** What a job is to change: the selected rows by id, or all that the filter finds but some. */
export const targetOf = (selection: Selection, filter: ProductFilter): ProductTarget =>
  selection.kind === 'ids' ? { ids: [...selection.ids] } : { filter, excludeIds: [...selection.excludeIds] };
