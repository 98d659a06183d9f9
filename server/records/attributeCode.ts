import { makeCode } from './slug';

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

/** The codes of the last names, because they take longer to compute than to look up. */
const codes = new Map<string, string>();

/**
 * Returns the code of the attribute with this name, as in URLs, files, and the API: “Outer material” has the code
 * `outer-material`, and “Длина (cm)” has `длина-cm`, see `makeCode`. The code of a name that is also a product field
 * ends in `-attribute`.
 */
export function attributeCode(name: string): string {
  const known = codes.get(name);
  if (known !== undefined) return known;
  if (codes.size === MAX_NAMES) codes.clear();
  const code = makeCode(name);
  const free = FIELD_CODES.has(code) ? `${code}-attribute` : code;
  codes.set(name, free);
  return free;
}

/** Returns the attribute with the code. */
export function findPair<Pair extends { name: string }>(pairs: readonly Pair[], code: string): Pair | undefined {
  return pairs.find(({ name }) => attributeCode(name) === code);
}
