import type { ProductContent } from '#server/records/products';

/**
 * The kind for a value of any shop system; null for all others, such as `simple`, `variable`, `configurable` or
 * `virtual`, where the variants decide. WooCommerce lists several values.
 */
export function parseKind(text: string): NonNullable<ProductContent['kind']> | null {
  const words = text.toLowerCase().split(/[^a-z]+/);
  if (words.includes('grouped')) return 'GROUPED';
  return words.includes('external') || words.includes('affiliate') ? 'EXTERNAL' : null;
}
