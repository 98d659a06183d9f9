import { attributeCode } from '#server/records/attributeCode';
import { labelValue } from '#server/records/labelValue';
import { say, type SentenceValue } from '#server/records/sentence';
import { SYSTEM_ATTRIBUTES } from '#server/records/systemAttributes';
import { isCurrency } from '../../locales/currencies';
import { readMetafieldHeader } from '../cells/metafieldText';

/**
 * A field that a column can be mapped to. `isRequired`: needed to create a new product. `isTranslatable`: can have a
 * language and a channel.
 */
export interface ImportTargetFacts {
  code: string;
  label: SentenceValue;
  isRequired: boolean;
  isTranslatable: boolean;
  /** Whether several columns can have it. */
  isRepeatable: boolean;
}

/** Returns the label of the system attribute whose values the field has. */
const system = (attribute: string) => labelValue(SYSTEM_ATTRIBUTES.find(({ code }) => code === attribute)!.labels);

const LABELS = {
  sku: say`SKU`,
  name: system('name'),
  slug: system('slug'),
  description: system('description'),
  brand: system('brand'),
  gtin: system('gtin'),
  mpn: system('mpn'),
  status: say`Status`,
  kind: say`Product kind: simple, variable, grouped, or external`,
  family: say`Family`,
  link: say`Link to the product page`,
  externalUrl: say`URL on another site`,
  buttonText: say`Button text`,
  stock: say`Stock`,
  availability: say`Availability`,
  availableFrom: say`Available from`,
  backorders: say`Backorders allowed`,
  categories: say`Categories`,
  price: say`Price`,
  salePrice: say`Sale price, used instead of the price unless it is 0`,
  compareAtPrice: say`Regular price before discount`,
  onSale: say`Whether the sale price applies`,
  saleFrom: say`Sale starts`,
  saleUntil: say`Sale ends`,
  discountPercent: say`Discount in percent`,
  discountAmount: say`Discount as an amount`,
  discountMode: say`Whether the discount is in percent or an amount`,
  currency: say`Currency of prices`,
  prices: say`Prices in several currencies`,
  images: system('media'),
  imageAlts: say`Image alt texts`,
  seoTitle: system('seo-title'),
  seoDescription: system('seo-description'),
  externalReference: say`External reference`,
  attributes: say`Attributes`,
  values: say`Texts in other languages and channels`,
  associations: say`Associated products`,
  variantSku: say`Variant: SKU`,
  variantGtin: say`Variant: GTIN`,
  variantReference: say`Variant: external reference`,
  variantLink: say`Variant: link to its page`,
  variantName: say`Variant: name`,
  variantStatus: say`Variant: status`,
  variantPrice: say`Variant: price`,
  variantCompareAtPrice: say`Variant: regular price before discount`,
  variantPrices: say`Variant: prices in several currencies`,
  variantStock: say`Variant: stock`,
  variantAvailability: say`Variant: availability`,
  variantImages: say`Variant: images`,
  options: say`Variant: options`,
  variantAttributes: say`Variant: attributes`,
  variantValues: say`Variant: texts in other languages and channels`,
  variantSalePrice: say`Variant: sale price, used instead of the price unless it is 0`,
  variantSurcharge: say`Variant: amount added to the product’s price`,
  parent: say`Parent product of the variant`,
  rowType: say`Row type: product or variant`,
  action: say`Action: update, delete, or ignore`,
  variantAction: say`Variant: action`,
  tagsAction: say`What to do with tags: replace, add, or remove`,
  imagesAction: say`What to do with images: replace, add, or remove`,
  locale: say`Language of the texts in the row`,
  channel: say`Sales channel of the texts and prices in the row`,
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

/** Fields with lists, which several columns add to, and the stock of several places, which is added up. */
export const REPEATABLE_TARGETS: ReadonlySet<string> = new Set([
  'images',
  'variantImages',
  'imageAlts',
  'categories',
  'attributes',
  'variantAttributes',
  'options',
  'values',
  'variantValues',
  'prices',
  'variantPrices',
  'associations',
  'stock',
  'variantStock',
] satisfies TargetCode[]);

/**
 * The fixed targets of columns. There are also `attribute:NAME`, `variantAttribute:NAME`, and `option:NAME` for any
 * name, and `price:CODE`, other amounts, and the dates of sales for any currency.
 */
export const IMPORT_TARGETS: readonly ImportTargetFacts[] = Object.entries(LABELS).map(([code, label]) => ({
  code,
  label,
  isRequired: code === 'name',
  isTranslatable: Object.hasOwn(TRANSLATABLE, code) || code === IMAGE_ALTS,
  isRepeatable: REPEATABLE_TARGETS.has(code),
}));

/** Prefix of the target for an attribute with that name. */
export const ATTRIBUTE = 'attribute:';

/**
 * Prefix of the target for an attribute with that name which variants have instead of the product’s, or in addition.
 */
export const VARIANT_ATTRIBUTE = 'variantAttribute:';

/** The name of the attribute of products or variants that the target names; null for all other targets. */
export function getTargetAttribute(target: string | null): string | null {
  const prefix = [ATTRIBUTE, VARIANT_ATTRIBUTE].find((one) => target?.startsWith(one));
  return prefix === undefined ? null : target!.slice(prefix.length);
}

/**
 * Returns the name in the header of a column that says that it has an attribute, such as `attribute:Material`,
 * `Material (product attribute)`, and `Material (product.metafields.custom.material)`; null otherwise.
 */
export function readAttributeHeader(header: string): string | null {
  const metafield = readMetafieldHeader(header);
  if (metafield !== null) return metafield;
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

/** The targets of columns that list attributes with their names. */
export const PAIR_LISTS: readonly string[] = ['attributes', 'variantAttributes'] satisfies TargetCode[];

/** Prefix of the target for a variant option with that name. */
export const OPTION = 'option:';

/** Amounts that a column can have in a specific currency, such as `price:EUR`. */
export const AMOUNTS = [
  'price',
  'salePrice',
  'compareAtPrice',
  'discountAmount',
  'variantPrice',
  'variantSalePrice',
  'variantCompareAtPrice',
  'variantSurcharge',
] as const satisfies TargetCode[];

/** One of `AMOUNTS`. */
export type AmountCode = (typeof AMOUNTS)[number];

/** Dates that can be those of the sale in a specific currency, such as `saleUntil:EUR`. */
export const SALE_DATES = ['saleFrom', 'saleUntil'] as const satisfies TargetCode[];

const IN_CURRENCY = [...AMOUNTS, ...SALE_DATES] as const;

/** Whether the target is that of an amount of money. Its currency can be part of the target. */
export function isAmountTarget(target: string): boolean {
  const [code] = target.split(':');
  return AMOUNTS.some((amount) => amount === code);
}

/** The parts of a target such as `price:EUR`, with its ISO 4217 currency; null for all other targets. */
export function amountTarget(target: string): { amount: (typeof IN_CURRENCY)[number]; currency: string } | null {
  const colon = target.indexOf(':');
  const amount = IN_CURRENCY.find((code) => code === target.slice(0, colon));
  const currency = target.slice(colon + 1);
  return amount && isCurrency(currency) ? { amount, currency } : null;
}

/** Whether a column with this target can be for one sales channel, because it has prices or the dates of sales. */
export function isPriceTarget(target: string): boolean {
  return amountTarget(target) !== null || IN_CURRENCY.some((code) => code === target);
}

/** Whether a column can be mapped to this target. */
export function isTarget(code: string): boolean {
  return (
    Object.hasOwn(LABELS, code) ||
    amountTarget(code) !== null ||
    [ATTRIBUTE, VARIANT_ATTRIBUTE, OPTION].some((prefix) => code.startsWith(prefix) && code.length > prefix.length)
  );
}
