import { Field } from '@fluentui/react-components';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from '../fieldProps';
import { PickerControl, type PickerControlProps } from './PickerControl';

export interface PickerFieldProps<Values extends FieldValues>
  extends FieldProps<Values>, Pick<PickerControlProps, 'options' | 'toText' | 'addText'> {}

/** A form field for several values, selected from suggestions while typing. Backspace removes the last one. */
export function PickerField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, options, toText, addText } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} hint={hint} required={isRequired} validationMessage={fieldState.error?.message}>
      {(labelling) => (
        <PickerControl
          label={label}
          labelling={labelling}
          inputRef={ref}
          name={name}
          chosen={value ?? []}
          options={options}
          isDisabled={isDisabled}
          toText={toText}
          addText={addText}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
