import { useController, useFormContext, type FieldPath } from 'react-hook-form';
import type { AttributePath, ProductValues } from '../values/productValues';

const ADDED = 'added.';

/**
 * Returns the value of a field and what its control needs. The values under `added` are one form value without empty
 * texts, so that a field that is shown but not filled in is not a change.
 */
export function useFieldValue(name: FieldPath<ProductValues> | AttributePath) {
  const { control, getValues } = useFormContext();
  const isAdded = name.startsWith(ADDED);
  const { field, fieldState } = useController({ control, name: isAdded ? 'added' : name });
  const { ref, onBlur } = field;
  const value: unknown = field.value;
  if (!isAdded) {
    const text = typeof value === 'string' ? value : '';
    return { ref, value: text, onChange: field.onChange, onBlur, error: fieldState.error?.message };
  }
  const key = name.slice(ADDED.length);
  const onChange = (text: string) => {
    const { [key]: _, ...others } = getValues('added') as ProductValues['added'];
    field.onChange(text === '' ? others : { ...others, [key]: text });
  };
  const { [key]: text = '' } = value as ProductValues['added'];
  // The errors of a form value with several texts are by their keys.
  const errors = fieldState.error as Readonly<Record<string, { message?: string }>> | undefined;
  return { ref: undefined, value: text, onChange, onBlur, error: errors?.[key]?.message };
}
