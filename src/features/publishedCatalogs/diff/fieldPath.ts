import type { IntlShape } from 'react-intl';
import { parseValuePath } from '../../../lib/valuePath';
import { codesOnly } from '../../../ui/codeNames';
import { valueName } from '../../../ui/valueName';
import { diffMessages } from './diffMessages';

/** The part of a product that a path identifies, for example `variants[MH01-XS].prices`. */
export interface FieldPath {
  /** SKU of the variant, or null for a field of the product itself. */
  variant: string | null;
  /** Name of the field, for example `prices` or `seo.title`, or null for the whole variant. */
  name: string | null;
}

/** Parses a path from the server's comparison. An SKU can contain any character, including brackets and dots. */
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
  const value = parseValuePath(path);
  if (value) return valueName(value, intl, names);
  const { variant, name } = parseFieldPath(path);
  if (variant === null) return fieldLabel(name ?? path, intl);
  return name === null
    ? intl.formatMessage(diffMessages.variant, { sku: variant })
    : intl.formatMessage(diffMessages.variantField, { sku: variant, field: fieldLabel(name, intl) });
}
