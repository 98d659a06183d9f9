import type { ProductContent, VariantContent } from '../../records/products';

/** The product fields that are compared as a whole, in display order. */
export const PRODUCT_FIELDS = [
  'sku',
  'name',
  'slug',
  'description',
  'brand',
  'gtin',
  'mpn',
  'status',
  'kind',
  'link',
  'externalUrl',
  'buttonText',
  'family',
  'stock',
  'availability',
  'availableFrom',
  'categories',
  'attributes',
  'prices',
  'media',
  'associations',
  'externalReference',
] as const satisfies (keyof ProductContent)[];

/** The SEO fields of a product. */
export const SEO_FIELDS = ['title', 'description'] as const;

/** The fields of a variant except its SKU, which identifies it. */
export const VARIANT_FIELDS = [
  'gtin',
  'externalReference',
  'link',
  'name',
  'options',
  'attributes',
  'prices',
  'stock',
  'availability',
  'availableFrom',
  'media',
  'status',
] as const satisfies (keyof VariantContent)[];

/** Whether two plain JSON values are equal, regardless of the order of their keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isSameValue(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
