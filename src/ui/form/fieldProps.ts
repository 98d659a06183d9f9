import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field of a form takes. */
export interface FieldProps<Values extends FieldValues> {
  /** From `useForm`. */
  control: Control<Values>;
  /** Path of the value, such as `seo.title`. */
  name: FieldPath<Values>;
  label: string;
  /** How to fill it, below the field. */
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}
