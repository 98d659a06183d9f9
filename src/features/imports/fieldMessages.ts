import { defineMessages } from '../../i18n/defineMessages';

/** The words for the fields that issues are about, by their names in the contract. */
export const fieldMessages = defineMessages({
  sku: { id: 'imports.field.sku', defaultMessage: 'SKU' },
  name: { id: 'imports.field.name', defaultMessage: 'Name' },
  slug: { id: 'imports.field.slug', defaultMessage: 'Slug' },
  description: { id: 'imports.field.description', defaultMessage: 'Description' },
  brand: { id: 'imports.field.brand', defaultMessage: 'Brand' },
  gtin: { id: 'imports.field.gtin', defaultMessage: 'GTIN' },
  mpn: { id: 'imports.field.mpn', defaultMessage: 'Manufacturer part number' },
  status: { id: 'imports.field.status', defaultMessage: 'Status' },
  categories: { id: 'imports.field.categories', defaultMessage: 'Categories' },
  attributes: { id: 'imports.field.attributes', defaultMessage: 'Attributes' },
  prices: { id: 'imports.field.prices', defaultMessage: 'Prices' },
  media: { id: 'imports.field.media', defaultMessage: 'Pictures' },
  externalReference: { id: 'imports.field.externalReference', defaultMessage: 'External reference' },
  variants: { id: 'imports.field.variants', defaultMessage: 'Variants' },
  options: { id: 'imports.field.options', defaultMessage: 'Options' },
  stock: { id: 'imports.field.stock', defaultMessage: 'Stock' },
  'seo.title': { id: 'imports.field.seoTitle', defaultMessage: 'SEO title' },
  'seo.description': { id: 'imports.field.seoDescription', defaultMessage: 'SEO description' },
  variant: { id: 'imports.field.variant', defaultMessage: 'Variant' },
});
