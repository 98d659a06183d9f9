import { memo, useImperativeHandle, type Ref } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import type { ProductValues } from '../form/values/productValues';

/** Changes the list of variants in the form. */
export interface VariantArrayHandle {
  remove: (index: number | number[]) => void;
}

/** Props of `VariantArray`. */
export interface VariantArrayProps {
  control: Control<ProductValues>;
  ref: Ref<VariantArrayHandle>;
}

/**
 * The form's array of variants, without an element of its own. It is apart because each render makes an ID for each
 * variant, of which there can be thousands.
 */
export const VariantArray = memo(function VariantArray({ control, ref }: VariantArrayProps) {
  const { remove } = useFieldArray({ control, name: 'variants', keyName: 'key' });
  useImperativeHandle(ref, () => ({ remove }), [remove]);
  return null;
});
