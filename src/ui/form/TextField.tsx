import { Field, Input, type InputProps } from '@fluentui/react-components';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';
import { useDecimalField } from './useDecimals';

export interface TextFieldProps<Values extends FieldValues>
  extends
    FieldProps<Values>,
    Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'contentBefore' | 'contentAfter'> {}

/** A single-line text field of a form. An empty field is the empty string; the form’s schema defines its meaning. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, ...input } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const decimal = useDecimalField({
    value: value ?? '',
    onChange,
    onBlur,
    error: fieldState.error?.message,
    hasDecimals: input.inputMode === 'decimal',
  });
  return (
    <Field label={label} hint={hint} required={isRequired} validationMessage={decimal.error}>
      <Input {...input} ref={ref} name={name} {...decimal.input} disabled={isDisabled} />
    </Field>
  );
}
