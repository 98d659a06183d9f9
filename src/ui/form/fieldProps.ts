import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** The props of every form field. */
export interface FieldProps<Values extends FieldValues> {
  /** From `useForm`. */
  control: Control<Values>;
  /** Path of the value; for example, `seo.title`. */
  name: FieldPath<Values>;
  label: string;
  /** A hint below the field. */
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}
