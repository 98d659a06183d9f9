import { Field, Input, type InputProps } from '@fluentui/react-components';
import type { FieldPath } from 'react-hook-form';
import { useDecimalField } from '#ui/form/useDecimals';
import type { AttributePath, ProductValues } from '../values/productValues';
import { useFieldValue } from './useFieldValue';

export interface RowFieldProps extends Pick<InputProps, 'inputMode' | 'placeholder' | 'contentBefore'> {
  name: FieldPath<ProductValues> | AttributePath;
  /** For screen readers. Other users see the heading above the rows. */
  label: string;
}

/** A text field in a row of similar ones. */
export function RowField({ name, label, ...input }: RowFieldProps) {
  const { ref, value, onChange, onBlur, error } = useFieldValue(name);
  const decimal = useDecimalField({ value, onChange, onBlur, error, hasDecimals: input.inputMode === 'decimal' });
  return (
    <Field validationMessage={decimal.error} style={{ minWidth: 0 }}>
      <Input {...input} ref={ref} name={name} aria-label={label} style={{ minWidth: 0 }} {...decimal.input} />
    </Field>
  );
}
