import { NativeSelect } from './NativeSelect';

/** Props of `SelectFilter`. */
export interface SelectFilterProps<Value extends string> {
  /** Of the control, for a label that can be seen. */
  id?: string | undefined;
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
  const { id, label, anyLabel, value, options, onChange } = props;
  return (
    <NativeSelect
      id={id}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? null)}
    >
      <option value="">{anyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
