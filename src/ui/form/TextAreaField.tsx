import { Field, Textarea, type TextareaProps } from '@fluentui/react-components';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';

export interface TextAreaFieldProps<Values extends FieldValues>
  extends FieldProps<Values>, Pick<TextareaProps, 'onKeyDown'> {
  rows?: number;
}

/** A multiline text field of a form. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, rows = 4, onKeyDown } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} hint={hint} required={isRequired} validationMessage={fieldState.error?.message}>
      <Textarea
        ref={ref}
        name={name}
        rows={rows}
        dir="auto"
        resize="vertical"
        value={value ?? ''}
        disabled={isDisabled}
        onChange={(_event, data) => onChange(data.value)}
        onBlur={onBlur}
        {...(onKeyDown && { onKeyDown })}
      />
    </Field>
  );
}
