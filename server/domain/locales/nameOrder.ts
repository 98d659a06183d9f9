const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two names: numbers in them by their value, and letters without case and accents. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
