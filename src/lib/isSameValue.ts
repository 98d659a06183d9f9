/** Whether two plain values are equal, regardless of the order of their keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => isSameValue(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
