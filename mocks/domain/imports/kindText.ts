import type { ProductContent } from '../../records/products';

/**
 * The kind that a word of any shop system means; null for all others, such as `simple`, `variable`, `configurable` or
 * `virtual`, where the variants tell. WooCommerce lists several words.
 */
export const parseKind = (text: string): NonNullable<ProductContent['kind']> | null => {
  const words = text.toLowerCase().split(/[^a-z]+/);
  if (words.includes('grouped')) return 'GROUPED';
  return words.includes('external') || words.includes('affiliate') ? 'EXTERNAL' : null;
};
