import { toSlug } from './slug';

/** Codes of the product fields whose values can differ between languages and channels, in display order. */
export const TEXT_FIELD_CODES = ['name', 'slug', 'description', 'seo-title', 'seo-description'] as const;

/** Codes of product fields, which no other attribute can have. */
export const FIELD_CODES: ReadonlySet<string> = new Set([
  ...TEXT_FIELD_CODES,
  'sku',
  'brand',
  'gtin',
  'mpn',
  'status',
  'kind',
  'stock',
  'availability',
  'available-from',
  'categories',
  'attributes',
  'variants',
  'prices',
  'media',
  'external-reference',
]);

const MAX_NAMES = 10_000;

const codes = new Map<string, string>();

const toCode = (name: string): string => {
  const code = toSlug(name) || name.trim().toLowerCase().replace(/\s+/g, '-');
  return FIELD_CODES.has(code) ? `${code}-attribute` : code;
};

/**
 * Returns the code of the attribute with this name, as in URLs, files, and the API: “Outer material” has the code
 * `outer-material`. A name in a script without Latin letters is its own code, in lowercase. The code of a name that
 * is also a product field ends in `-attribute`. Codes are kept, because they take longer to compute than to look up.
 */
export function attributeCode(name: string): string {
  const known = codes.get(name);
  if (known !== undefined) return known;
  if (codes.size === MAX_NAMES) codes.clear();
  const code = toCode(name);
  codes.set(name, code);
  return code;
}
