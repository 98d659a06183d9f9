import { useCallback, useState } from 'react';
import { noSelection, type Selection } from '../../ui/selection';
import type { ProductFilter } from '../../graphql/types.generated';

/** Selected rows, as long as the same is searched for: what one no longer sees must not be changed along. null clears. */
export function useFilteredSelection(filter: ProductFilter): [Selection, (selection: Selection | null) => void] {
  const key = JSON.stringify(filter);
  const [state, setState] = useState({ key, selection: noSelection });
  const select = useCallback(
    (selection: Selection | null) => setState({ key, selection: selection ?? noSelection }),
    [key],
  );
  return [state.key === key ? state.selection : noSelection, select];
}
