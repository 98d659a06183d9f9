import { defineMessages } from '../../i18n/defineMessages';

/** The words for the fields of products and variants, by their names in the contract. */
export const fieldMessages = defineMessages({
  sku: { id: 'jobs.field.sku', defaultMessage: 'SKU' },
  name: { id: 'jobs.field.name', defaultMessage: 'Name' },
  slug: { id: 'jobs.field.slug', defaultMessage: 'Slug' },
  description: { id: 'jobs.field.description', defaultMessage: 'Description' },
  brand: { id: 'jobs.field.brand', defaultMessage: 'Brand' },
  gtin: { id: 'jobs.field.gtin', defaultMessage: 'GTIN' },
  mpn: { id: 'jobs.field.mpn', defaultMessage: 'Manufacturer part number' },
  status: { id: 'jobs.field.status', defaultMessage: 'Status' },
  categories: { id: 'jobs.field.categories', defaultMessage: 'Categories' },
  attributes: { id: 'jobs.field.attributes', defaultMessage: 'Attributes' },
  prices: { id: 'jobs.field.prices', defaultMessage: 'Prices' },
  media: { id: 'jobs.field.media', defaultMessage: 'Pictures' },
  externalReference: { id: 'jobs.field.externalReference', defaultMessage: 'External reference' },
  variants: { id: 'jobs.field.variants', defaultMessage: 'Variants' },
  options: { id: 'jobs.field.options', defaultMessage: 'Options' },
  stock: { id: 'jobs.field.stock', defaultMessage: 'Stock' },
  seo: { id: 'jobs.field.seo', defaultMessage: 'SEO' },
  'seo.title': { id: 'jobs.field.seoTitle', defaultMessage: 'SEO title' },
  'seo.description': { id: 'jobs.field.seoDescription', defaultMessage: 'SEO description' },
  variant: { id: 'jobs.field.variant', defaultMessage: 'Variant {sku}' },
  variantNumber: { id: 'jobs.field.variantNumber', defaultMessage: 'Variant' },
  ofVariant: { id: 'jobs.field.ofVariant', defaultMessage: '{field} of variant {sku}' },
  DRAFT: { id: 'jobs.productStatus.draft', defaultMessage: 'Draft' },
  ACTIVE: { id: 'jobs.productStatus.active', defaultMessage: 'Active' },
  ARCHIVED: { id: 'jobs.productStatus.archived', defaultMessage: 'Archived' },
});

/** Whether there is a word for it. */
export const isFieldName = (name: string): name is keyof typeof fieldMessages => Object.hasOwn(fieldMessages, name);
