import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';
import { type OptionGroup, OptionGroups } from './picker/OptionGroups';

const useStyles = makeStyles({
  // Otherwise, the field is at least as wide as its longest choice.
  field: { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
});

export interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The choices, under headings or not. */
  options: readonly OptionGroup[] | OptionGroup['options'];
  /** Label of a first option for the empty string. */
  emptyLabel?: string;
  /** Called with the new value while the form has the former one. */
  onSelect?: (value: string) => void;
}

/** A form field with one of several values. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, options, emptyLabel, onSelect } = props;
  const styles = useStyles();
  const groups = options.map((one) => ('options' in one ? one : { heading: null, options: [one] }));
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  return (
    <Field
      className={styles.field}
      label={label}
      hint={hint}
      required={isRequired}
      validationMessage={fieldState.error?.message}
    >
      <Select
        ref={ref}
        name={name}
        value={value ?? ''}
        disabled={isDisabled}
        onChange={(_event, data) => {
          onSelect?.(data.value);
          onChange(data.value);
        }}
        onBlur={onBlur}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        <OptionGroups groups={groups} />
      </Select>
    </Field>
  );
}
