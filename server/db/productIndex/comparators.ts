/** English collation: compares letters before case, and digits by numeric value. */
export const collator = new Intl.Collator('en', { numeric: true });

export type Compare<Value> = (a: Value, b: Value) => number;

/** Returns a comparison of places by their texts in English collation. Each text is read once. */
export function createCollatedCompare(getText: (place: number) => string): Compare<number> {
  const texts: string[] = [];
  const read = (place: number) => (texts[place] ??= getText(place));
  return (a, b) => collator.compare(read(a), read(b));
}

const compareText: Compare<string> = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares whole numbers in text form by value. */
export const compareIds: Compare<string> = (a, b) => a.length - b.length || compareText(a, b);
