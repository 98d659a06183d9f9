import { useState } from 'react';
import { noSelection, type Selection } from '../../ui/selection';
import type { ProductFilter } from '../../graphql/types.generated';

/** Selected rows, as long as the same is searched for: what one no longer sees must not be changed along. */
export function useFilteredSelection(filter: ProductFilter): [Selection, (selection: Selection) => void] {
  const [selection, setSelection] = useState(noSelection);
  const [selectedIn, setSelectedIn] = useState(filter);
  if (JSON.stringify(selectedIn) !== JSON.stringify(filter)) {
    setSelectedIn(filter);
    setSelection(noSelection);
    return [noSelection, setSelection];
  }
  return [selection, setSelection];
}
