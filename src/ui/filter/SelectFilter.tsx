import { NativeSelect } from '../control/NativeSelect';

export interface SelectFilterProps<Value extends string> {
  /** ID of the control, for a visible label. */
  id?: string | undefined;
  label: string;
  /** The label for no filter; for example, `Any status`. */
  anyLabel: string;
  /** null for no filter. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
  /** Whether it has long options, such as names with counts. */
  isWide?: boolean;
}

/** Filters a list by one value. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { id, label, anyLabel, value, options, onChange, isWide = false } = props;
  return (
    <NativeSelect
      id={id}
      isWide={isWide}
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
