import type { ProductContent } from './products';
import { makeCode } from './slug';

/** Codes of the product fields whose values can differ between languages and channels, in display order. */
export const TEXT_FIELD_CODES = ['name', 'slug', 'description', 'seo-title', 'seo-description'] as const;

const TEXT_FIELDS: ReadonlySet<string> = new Set(TEXT_FIELD_CODES);

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

/** What says which attributes a product has. */
type AttributeOwner = Pick<ProductContent, 'attributes' | 'values' | 'variants'>;

/** The attributes of a product. Each code is in one of the three. */
export interface OwnedAttributes {
  /** The first name of each code that the product or a variant has a value of in the default language for all channels. */
  names: string[];
  /** Codes that they have only for a language or a channel. */
  scoped: Set<string>;
  /** Codes that only options of variants have. */
  options: Set<string>;
  /** Codes that variants have, as values or options. */
  ofVariants: Set<string>;
}

/** Returns the attributes that a product or its variants have, fields of products left out. */
export function getOwnedAttributes({ attributes, values = [], variants }: AttributeOwner): OwnedAttributes {
  const names = new Map<string, string>();
  const ofVariants = new Set<string>();
  const scoped = new Set<string>();
  const options = new Set<string>();
  const addName = (name: string, code: string) => {
    if (!names.has(code)) names.set(code, name);
  };
  for (const { name } of attributes) addName(name, attributeCode(name));
  for (const variant of variants) {
    for (const { name } of variant.attributes ?? []) {
      const code = attributeCode(name);
      addName(name, code);
      ofVariants.add(code);
    }
    for (const { attribute } of variant.values ?? []) if (!TEXT_FIELDS.has(attribute)) ofVariants.add(attribute);
    for (const { name } of variant.options) ofVariants.add(attributeCode(name));
  }
  for (const part of [{ values }, ...variants]) {
    for (const { attribute } of part.values ?? []) {
      if (!names.has(attribute) && !TEXT_FIELDS.has(attribute)) scoped.add(attribute);
    }
  }
  for (const code of ofVariants) if (!names.has(code) && !scoped.has(code)) options.add(code);
  return { names: [...names.values()], scoped, options, ofVariants };
}
