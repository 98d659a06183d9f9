import { useLayoutEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useProductForm } from '../../core/useProductForm';
import { isShared, ownCopy } from '../../core/values/sharedVariant';

/** Gives the form a variant of its own at this index, whose fields can be edited. Also after the form is reset. */
export function useOwnVariant(index: number): void {
  const { control, getValues, setValue } = useProductForm();
  const path = `variants.${index}` as const;
  const mustCopy = useWatch({ control, name: path, compute: isShared });
  // Before the browser can pass on an input.
  useLayoutEffect(() => {
    if (!mustCopy) return;
    const { id, ...copy } = ownCopy(getValues(path));
    // An equal value would not replace the shared one.
    setValue(path, { ...copy, id: '' });
    setValue(`${path}.id`, id);
  }, [mustCopy, getValues, setValue, path]);
}
