import { Checkbox } from '@fluentui/react-components';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';

/** A checkbox of a form. Its value is a boolean. */
export function CheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
}: Pick<FieldProps<Values>, 'control' | 'name' | 'label'>) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name });
  return (
    <Checkbox
      ref={ref}
      name={name}
      label={label}
      checked={value}
      onChange={(_event, { checked }) => onChange(checked === true)}
      onBlur={onBlur}
    />
  );
}
