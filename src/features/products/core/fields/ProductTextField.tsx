import type { FieldPath } from 'react-hook-form';
import { TextField } from '#ui/form/TextField';
import { FieldSlot } from '../issues/FieldSlot';
import type { ProductValues } from '../values/productValues';
import { useProductForm } from '../useProductForm';

export interface ProductTextFieldProps {
  name: FieldPath<ProductValues>;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** A single-line text field of a product, with its issues. */
export function ProductTextField({ name, ...field }: ProductTextFieldProps) {
  const { control } = useProductForm();
  return (
    <FieldSlot field={name}>
      <TextField control={control} name={name} {...field} />
    </FieldSlot>
  );
}
