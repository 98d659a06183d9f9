import { makeCode, makeFormerCode } from './slug';

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

/** Keeps the codes that a function makes, because they take longer to compute than to look up. */
const kept = (make: (text: string) => string) => {
  const codes = new Map<string, string>();
  return (text: string): string => {
    const known = codes.get(text);
    if (known !== undefined) return known;
    if (codes.size === MAX_NAMES) codes.clear();
    const code = make(text);
    codes.set(text, code);
    return code;
  };
};

const asAttribute = (code: string): string => (FIELD_CODES.has(code) ? `${code}-attribute` : code);

/**
 * Returns the code of the attribute with this name, as in URLs, files, and the API: “Outer material” has the code
 * `outer-material`, and “Длина (cm)” has `длина-cm`, see `makeCode`. The code of a name that is also a product field
 * ends in `-attribute`.
 */
export const attributeCode = kept((name) => asAttribute(makeCode(name)));

/**
 * Returns the code that earlier builds gave the attribute with this code: `cm` for `длина-cm`. Definitions, families, and
 * values that they stored have it. Most attributes have the same code as before.
 */
export const formerAttributeCode = kept((code) => (FIELD_CODES.has(code) ? code : asAttribute(makeFormerCode(code))));

/** Returns the code of an attribute, or else the one that earlier builds gave it if only that is among the stored ones. */
export function storedAttributeCode(code: string, stored: { has: (code: string) => boolean }): string {
  const former = formerAttributeCode(code);
  return !stored.has(code) && stored.has(former) ? former : code;
}

/** Returns the attribute with the code, or else one to which earlier builds gave it. */
export function findPair<Pair extends { name: string }>(pairs: readonly Pair[], code: string): Pair | undefined {
  const codes = pairs.map(({ name }) => attributeCode(name));
  const at = codes.indexOf(code);
  return pairs[at < 0 ? codes.map(formerAttributeCode).indexOf(code) : at];
}

/** Returns the codes under which stored data can have the attributes with these names. */
export function getStoredCodes(names: Iterable<string>): Set<string> {
  const codes = [...names].map(attributeCode);
  return new Set([...codes, ...codes.map(formerAttributeCode)]);
}
