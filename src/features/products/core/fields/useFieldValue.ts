import { useController, type FieldPath } from 'react-hook-form';
import type { ProductValues } from '../values/productValues';
import { useProductForm } from '../useProductForm';

const ADDED = 'added.';

/**
 * Returns the value of a field and what its control needs. The values under `added` are one form value without empty
 * texts, so that a field that is shown but not filled in is not a change.
 */
export function useFieldValue(name: FieldPath<ProductValues>) {
  const { control, getValues } = useProductForm();
  const isAdded = name.startsWith(ADDED);
  const { field, fieldState } = useController({ control, name: isAdded ? 'added' : name });
  const { ref, value, onBlur } = field;
  if (!isAdded) {
    const text = typeof value === 'string' ? value : '';
    return { ref, value: text, onChange: field.onChange, onBlur, error: fieldState.error?.message };
  }
  const key = name.slice(ADDED.length);
  const onChange = (text: string) => {
    const { [key]: _, ...others } = getValues('added');
    field.onChange(text === '' ? others : { ...others, [key]: text });
  };
  return { ref: undefined, value: (value as ProductValues['added'])[key] ?? '', onChange, onBlur, error: undefined };
}
