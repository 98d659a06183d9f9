import { Field, Input, type InputProps } from '@fluentui/react-components';
import { useController, type FieldPath } from 'react-hook-form';
import type { ProductValues } from '../values/productValues';
import { useProductForm } from '../useProductForm';

/** Props of `RowField`. */
export interface RowFieldProps extends Pick<InputProps, 'inputMode' | 'placeholder' | 'contentBefore'> {
  name: FieldPath<ProductValues>;
  /** For screen readers. Other users see the heading above the rows. */
  label: string;
}

/** A text field in a row of similar ones. */
export function RowField({ name, label, ...input }: RowFieldProps) {
  const { control } = useProductForm();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  return (
    <Field validationMessage={fieldState.error?.message} style={{ minWidth: 0 }}>
      <Input
        {...input}
        ref={ref}
        name={name}
        aria-label={label}
        style={{ minWidth: 0 }}
        value={typeof value === 'string' ? value : ''}
        onChange={(_event, data) => onChange(data.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
