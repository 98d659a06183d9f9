import { attributeCode } from '../../../records/attributeCode';
import { isCurrency } from '../../currencies';

/**
 * A field that a column can be mapped to. `isRequired`: needed to create a new product. `isTranslatable`: can have a
 * language and a channel.
 */
export interface ImportTargetFacts {
  code: string;
  label: string;
  isRequired: boolean;
  isTranslatable: boolean;
}

const LABELS = {
  sku: 'SKU',
  name: 'Name',
  slug: 'Slug',
  description: 'Description',
  brand: 'Brand',
  gtin: 'GTIN',
  mpn: 'Manufacturer part number',
  status: 'Status',
  kind: 'Product kind: simple, variable, grouped, or external',
  family: 'Family',
  externalUrl: 'URL on another site',
  buttonText: 'Text of the button to another site',
  stock: 'Stock',
  availability: 'Availability',
  availableFrom: 'Available from',
  backorders: 'Backorders allowed',
  categories: 'Categories',
  price: 'Price',
  salePrice: 'Sale price, used instead of the price unless it is 0',
  compareAtPrice: 'Regular price before discount',
  saleFrom: 'Sale starts',
  saleUntil: 'Sale ends',
  currency: 'Currency of prices',
  prices: 'Prices in several currencies',
  images: 'Images',
  imageAlts: 'Image alt texts',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  externalReference: 'External reference',
  attributes: 'Attributes',
  values: 'Texts in other languages and channels',
  associations: 'Associated products',
  variantSku: 'Variant: SKU',
  variantGtin: 'Variant: GTIN',
  variantName: 'Variant: name',
  variantStatus: 'Variant: status',
  variantPrice: 'Variant: price',
  variantCompareAtPrice: 'Variant: regular price before discount',
  variantPrices: 'Variant: prices in several currencies',
  variantStock: 'Variant: stock',
  variantAvailability: 'Variant: availability',
  variantImages: 'Variant: images',
  options: 'Variant: options',
  variantAttributes: 'Variant: attributes',
  variantValues: 'Variant: texts in other languages and channels',
  variantSalePrice: 'Variant: sale price, used instead of the price unless it is 0',
  parent: 'Parent product of the variant',
  rowType: 'Row type: product or variant',
  locale: 'Language of the texts in the row',
  channel: 'Sales channel of the texts and prices in the row',
};

/** The attribute codes of the fields whose texts can differ between languages and channels. */
const TRANSLATABLE: Readonly<Record<string, string>> = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  seoTitle: 'seo-title',
  seoDescription: 'seo-description',
};

/** The target of alt texts, which have a language but no channel. */
export const IMAGE_ALTS = 'imageAlts';

/** A field of a product or variant, or for grouping rows. */
export type TargetCode = keyof typeof LABELS;

/**
 * The fixed targets of columns. There are also `attribute:NAME` and `option:NAME` for any name, and `price:CODE` and
 * other amounts for any currency.
 */
export const IMPORT_TARGETS: readonly ImportTargetFacts[] = Object.entries(LABELS).map(([code, label]) => ({
  code,
  label,
  isRequired: code === 'name',
  isTranslatable: Object.hasOwn(TRANSLATABLE, code) || code === IMAGE_ALTS,
}));

/** Prefix of the target for an attribute with that name. */
export const ATTRIBUTE = 'attribute:';

/**
 * Returns the name in the header of a column that says that it has an attribute, such as `attribute:Material` and
 * `Material (product attribute)`; null otherwise.
 */
export function readAttributeHeader(header: string): string | null {
  const [, after, before] = /^attributes?\s*:\s*(\S.*)$|^(.*\S)\s*\(product attribute\)$/i.exec(header.trim()) ?? [];
  return after ?? before ?? null;
}

/** The fields with their attribute codes whose texts can differ between languages and channels. */
export const TRANSLATABLE_TARGETS: readonly (readonly [target: string, code: string])[] = Object.entries(TRANSLATABLE);

/** The code of the attribute whose values the target has for a language or a channel; null if it cannot have any. */
export function valueCode(target: string): string | null {
  if (Object.hasOwn(TRANSLATABLE, target)) return TRANSLATABLE[target]!;
  return target.startsWith(ATTRIBUTE) && target.length > ATTRIBUTE.length
    ? attributeCode(target.slice(ATTRIBUTE.length))
    : null;
}

/** Whether a column with this target can be for one language. */
export function isTranslatableTarget(target: string): boolean {
  return valueCode(target) !== null || target === IMAGE_ALTS;
}

/** The targets of columns that list texts with their languages and channels. */
export const VALUE_LISTS: readonly string[] = ['values', 'variantValues'] satisfies TargetCode[];

/** The targets of columns that list prices with their currencies and channels. */
export const PRICE_LISTS: readonly string[] = ['prices', 'variantPrices'] satisfies TargetCode[];

/** Prefix of the target for a variant option with that name. */
export const OPTION = 'option:';

/** Amounts that a column can have in a specific currency, such as `price:EUR`. */
export const AMOUNTS = [
  'price',
  'compareAtPrice',
  'variantPrice',
  'variantCompareAtPrice',
] as const satisfies TargetCode[];

/** One of `AMOUNTS`. */
export type AmountCode = (typeof AMOUNTS)[number];

/** The parts of a target such as `price:EUR`, with its ISO 4217 currency; null for all other targets. */
export function amountTarget(target: string): { amount: AmountCode; currency: string } | null {
  const colon = target.indexOf(':');
  const amount = AMOUNTS.find((code) => code === target.slice(0, colon));
  const currency = target.slice(colon + 1);
  return amount && isCurrency(currency) ? { amount, currency } : null;
}

/** Whether a column with this target can be for one sales channel, because it has prices. */
export function isPriceTarget(target: string): boolean {
  return amountTarget(target) !== null || AMOUNTS.some((code) => code === target);
}

/** Whether a column can be mapped to this target. */
export function isTarget(code: string): boolean {
  return (
    Object.hasOwn(LABELS, code) ||
    amountTarget(code) !== null ||
    [ATTRIBUTE, OPTION].some((prefix) => code.startsWith(prefix) && code.length > prefix.length)
  );
}
