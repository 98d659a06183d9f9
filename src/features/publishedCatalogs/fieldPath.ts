import type { IntlShape } from 'react-intl';
import { diffMessages } from './diffMessages';

/** The part of a product that a path such as `variants[MH01-XS].prices` names. */
export interface FieldPath {
  /** SKU of the variant; null for a field of the product itself. */
  variant: string | null;
  /** Name of the field, such as `prices` or `seo.title`; null for the whole variant. */
  name: string | null;
}

/** Reads a path of the server's comparison. A SKU may hold any sign, also brackets and dots. */
export function parseFieldPath(path: string): FieldPath {
  const match = /^variants\[(.*)\](?:\.(\w+))?$/.exec(path);
  return match ? { variant: match[1] ?? '', name: match[2] ?? null } : { variant: null, name: path };
}

const words: Readonly<Record<string, keyof typeof diffMessages>> = {
  sku: 'sku',
  name: 'name',
  slug: 'slug',
  description: 'description',
  brand: 'brand',
  gtin: 'gtin',
  mpn: 'mpn',
  status: 'status',
  categories: 'categories',
  attributes: 'attributes',
  options: 'options',
  variants: 'variants',
  prices: 'prices',
  stock: 'stock',
  kind: 'productKind',
  availability: 'availability',
  availableFrom: 'availableFrom',
  media: 'media',
  externalReference: 'externalReference',
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
};

/** The name of a field in words; one that is not known keeps its own. */
export function fieldLabel(name: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const word = words[name];
  return word ? formatMessage(diffMessages[word]) : name;
}

/** A path in words, such as `Variant MH01-XS: Prices`. */
export function pathLabel(path: string, intl: Pick<IntlShape, 'formatMessage'>): string {
  const { variant, name } = parseFieldPath(path);
  if (variant === null) return fieldLabel(name ?? path, intl);
  return name === null
    ? intl.formatMessage(diffMessages.variant, { sku: variant })
    : intl.formatMessage(diffMessages.variantField, { sku: variant, field: fieldLabel(name, intl) });
}
