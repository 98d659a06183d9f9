import { isCurrency } from '../currencies';

/** A field that a column can be mapped to. `isRequired`: a new product cannot do without it. */
export interface ImportTargetFacts {
  code: string;
  label: string;
  isRequired: boolean;
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
  kind: 'Product kind: simple, variable, grouped or external',
  stock: 'Stock',
  availability: 'Availability',
  availableFrom: 'Available from',
  backorders: 'Backorders allowed',
  categories: 'Categories',
  price: 'Price',
  compareAtPrice: 'Regular price before a reduction',
  saleFrom: 'Sale starts',
  saleUntil: 'Sale ends',
  currency: 'Currency of the prices',
  prices: 'Prices in several currencies',
  images: 'Pictures',
  imageAlts: 'Texts of the pictures',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  externalReference: 'External reference',
  attributes: 'Attributes',
  variantSku: 'Variant: SKU',
  variantGtin: 'Variant: GTIN',
  variantName: 'Variant: name',
  variantStatus: 'Variant: status',
  variantPrice: 'Variant: price',
  variantCompareAtPrice: 'Variant: regular price before a reduction',
  variantPrices: 'Variant: prices in several currencies',
  variantStock: 'Variant: stock',
  variantAvailability: 'Variant: availability',
  variantImages: 'Variant: pictures',
  options: 'Variant: options',
  parent: 'Parent product, which the row is a variant of',
};

/** A field of a product, a variant, or the grouping of rows. */
export type TargetCode = keyof typeof LABELS;

/**
 * What a column can be mapped to, beside `attribute:NAME` and `option:NAME` for any NAME, and beside `price:CODE` and the
 * other amounts in one currency for any currency.
 */
export const IMPORT_TARGETS: readonly ImportTargetFacts[] = Object.entries(LABELS).map(([code, label]) => ({
  code,
  label,
  isRequired: code === 'name',
}));

/** Begins the target of a column that becomes the attribute of that name. */
export const ATTRIBUTE = 'attribute:';

/** Begins the target of a column that becomes the variant option of that name. */
export const OPTION = 'option:';

/** Amounts that a column can hold in a currency of its own, such as `price:EUR`. */
export const AMOUNTS = [
  'price',
  'compareAtPrice',
  'variantPrice',
  'variantCompareAtPrice',
] as const satisfies TargetCode[];

/** One of them. */
export type AmountCode = (typeof AMOUNTS)[number];

/** The two parts of a target such as `price:EUR`, its currency by ISO 4217; null for all other targets. */
export const amountTarget = (target: string): { amount: AmountCode; currency: string } | null => {
  const colon = target.indexOf(':');
  const amount = AMOUNTS.find((code) => code === target.slice(0, colon));
  const currency = target.slice(colon + 1);
  return amount && isCurrency(currency) ? { amount, currency } : null;
};

/** Whether a column can be mapped to it. */
export const isTarget = (code: string): boolean =>
  Object.hasOwn(LABELS, code) ||
  amountTarget(code) !== null ||
  [ATTRIBUTE, OPTION].some((prefix) => code.startsWith(prefix) && code.length > prefix.length);
