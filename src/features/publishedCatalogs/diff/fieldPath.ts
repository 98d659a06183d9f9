import type { IntlShape } from 'react-intl';
import { parseValuePath } from '#shared/valuePath';
import { parseVariantPath } from '#lib/variantPath';
import { codesOnly } from '#ui/codeNames';
import { valueName } from '#ui/valueName';
import { diffMessages } from './diffMessages';

/** The part of a product that a path identifies, for example `variants[MH01-XS].prices`. */
export interface FieldPath {
  /** SKU of the variant, or null for a field of the product itself. */
  variant: string | null;
  /** Name of the field, for example `prices`, `seo.title`, or `values[name,de]`, or null for the whole variant. */
  name: string | null;
}

/** Parses a path from the server's comparison. */
export function parseFieldPath(path: string): FieldPath {
  const variant = parseVariantPath(path);
  return variant ? { variant: variant.sku, name: variant.field } : { variant: null, name: path };
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
  link: 'link',
  externalUrl: 'externalUrl',
  buttonText: 'buttonText',
  family: 'family',
  availability: 'availability',
  availableFrom: 'availableFrom',
  media: 'media',
  associations: 'associations',
  externalReference: 'externalReference',
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
};

/** Returns the label of a field; an unknown field keeps its name. */
export function fieldLabel(name: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const word = words[name];
  return word ? formatMessage(diffMessages[word]) : name;
}

/** Returns the label of a path, for example `Variant MH01-XS: Prices`. */
export function pathLabel(path: string, intl: Pick<IntlShape, 'formatMessage' | 'locale'>, names = codesOnly): string {
  const { variant, name } = parseFieldPath(path);
  if (name === null) return intl.formatMessage(diffMessages.variant, { sku: variant });
  const value = parseValuePath(name);
  const field = value ? valueName(value, intl, names) : fieldLabel(name, intl);
  return variant === null ? field : intl.formatMessage(diffMessages.variantField, { sku: variant, field });
}
