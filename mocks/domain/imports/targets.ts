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

/** What a column can be mapped to, beside `attribute:NAME` and `option:NAME` for any NAME. */
export const IMPORT_TARGETS: readonly ImportTargetFacts[] = Object.entries(LABELS).map(([code, label]) => ({
  code,
  label,
  isRequired: code === 'name',
}));

/** Begins the target of a column that becomes the attribute of that name. */
export const ATTRIBUTE = 'attribute:';

/** Begins the target of a column that becomes the variant option of that name. */
export const OPTION = 'option:';

/** Whether a column can be mapped to it. */
export const isTarget = (code: string): boolean =>
  Object.hasOwn(LABELS, code) ||
  [ATTRIBUTE, OPTION].some((prefix) => code.startsWith(prefix) && code.length > prefix.length);
