/**
 * The fields that hold something. The optional fields of a record are absent rather than null, so that records of older
 * stores, new ones and their canonical JSON are the same.
 */
export const withoutAbsent = <Fields extends object>(
  fields: Fields,
): { [Field in keyof Fields]?: NonNullable<Fields[Field]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [Field in keyof Fields]?: NonNullable<Fields[Field]>;
  };
