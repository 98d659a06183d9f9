const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/**
 * Returns the value with all texts in it in Unicode’s composed form (NFC), as the W3C recommends for stored texts: an
 * “é” of two characters is stored, compared and looked up as that of one. What has no such text stays the same object.
 */
export function toComposed<Value>(value: Value): Value;
export function toComposed(value: unknown): unknown {
  if (typeof value === 'string') return isAscii(value) ? value : value.normalize('NFC');
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const list = items.map((item) => toComposed(item));
    return list.some((item, index) => item !== items[index]) ? list : items;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => [key, item, toComposed(item)] as const);
  return entries.some(([, item, composed]) => item !== composed)
    ? Object.fromEntries(entries.map(([key, , composed]) => [key, composed]))
    : value;
}
