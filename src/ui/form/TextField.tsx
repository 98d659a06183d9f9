import { Field, Input, type InputProps } from '@fluentui/react-components';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';
import { useDecimals } from './useDecimals';

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
  const { show, read } = useDecimals(input.inputMode === 'decimal');
  return (
    <Field label={label} hint={hint} required={isRequired} validationMessage={fieldState.error?.message}>
      <Input
        {...input}
        ref={ref}
        name={name}
        value={show(value ?? '')}
        disabled={isDisabled}
        onChange={(_event, data) => onChange(read(data.value))}
        onBlur={onBlur}
      />
    </Field>
  );
}
