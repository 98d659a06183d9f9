import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from '#ui/form/fieldProps';

export interface RadioFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string }[];
  layout?: 'horizontal' | 'vertical';
}

/** A form field with one of a few values, all of them visible. */
export function RadioField<Values extends FieldValues>(props: RadioFieldProps<Values>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, options, layout = 'vertical' } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} hint={hint} required={isRequired} validationMessage={fieldState.error?.message}>
      <RadioGroup
        ref={ref}
        name={name}
        layout={layout}
        value={value ?? ''}
        disabled={isDisabled}
        onChange={(_event, data) => onChange(data.value)}
        onBlur={onBlur}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </RadioGroup>
    </Field>
  );
}
