import { useState } from 'react';
import { noSelection, type Selection } from '#ui/filter/selection';
import type { ProductFilter } from '#graphql/types.generated';

/**
 * The selected rows. The selection is cleared when the filter changes, so that rows that are no longer visible are not
 * changed by accident.
 */
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
