import { makeStyles, Select } from '@fluentui/react-components';

const useStyles = makeStyles({ select: { maxWidth: '220px' } });

/** Props of `SelectFilter`. */
export interface SelectFilterProps<Value extends string> {
  label: string;
  /** What stands for no filter, such as `Any status`. */
  anyLabel: string;
  /** null for no filter. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value | null): void;
}

/** Narrows a list to one value. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, anyLabel, value, options, onChange } = props;
  return (
    <Select
      className={useStyles().select}
      aria-label={label}
      value={value ?? ''}
      onChange={(_event, data) => onChange(options.find((option) => option.value === data.value)?.value ?? null)}
    >
      <option value="">{anyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
