/** Returns the fields that have a value. Optional fields of a record are absent rather than null. */
export function withoutAbsent<Fields extends object>(
  fields: Fields,
): { [Field in keyof Fields]?: NonNullable<Fields[Field]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [Field in keyof Fields]?: NonNullable<Fields[Field]>;
  };
}
