/** Choices of a select under a heading, or without one. */
export interface OptionGroup {
  heading: string | null;
  options: readonly { value: string; label: string }[];
}

/** The options of a select, under their headings. */
export function OptionGroups({ groups }: { groups: readonly OptionGroup[] }) {
  return groups.map(({ heading, options }) => {
    const list = options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    return heading === null ? (
      list
    ) : (
      <optgroup key={heading} label={heading}>
        {list}
      </optgroup>
    );
  });
}
