/** English collation: compares letters before case, and digits by numeric value. */
export const collator = new Intl.Collator('en', { numeric: true });

export type Compare<Value> = (a: Value, b: Value) => number;

const compareText: Compare<string> = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares whole numbers in text form by value. */
export const compareIds: Compare<string> = (a, b) => a.length - b.length || compareText(a, b);
