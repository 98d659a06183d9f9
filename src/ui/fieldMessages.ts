import { defineMessages } from '#i18n/defineMessages';

/** The labels for the fields of products and variants, by their names in the schema. */
export const fieldMessages = defineMessages({
  sku: { id: 'ui.field.sku', defaultMessage: 'SKU' },
  name: { id: 'ui.field.name', defaultMessage: 'Name' },
  slug: { id: 'ui.field.slug', defaultMessage: 'Slug' },
  description: { id: 'ui.field.description', defaultMessage: 'Description' },
  brand: { id: 'ui.field.brand', defaultMessage: 'Brand' },
  gtin: { id: 'ui.field.gtin', defaultMessage: 'GTIN' },
  mpn: { id: 'ui.field.mpn', defaultMessage: 'Manufacturer part number' },
  status: { id: 'ui.field.status', defaultMessage: 'Status' },
  categories: { id: 'ui.field.categories', defaultMessage: 'Categories' },
  ruleCategories: { id: 'ui.field.ruleCategories', defaultMessage: 'Categories by rule' },
  notInChannels: { id: 'ui.field.notInChannels', defaultMessage: 'Left out of channels' },
  attributes: { id: 'ui.field.attributes', defaultMessage: 'Attributes' },
  values: { id: 'ui.field.values', defaultMessage: 'Translations' },
  associations: { id: 'ui.field.associations', defaultMessage: 'Associated products' },
  prices: { id: 'ui.field.prices', defaultMessage: 'Prices' },
  media: { id: 'ui.field.media', defaultMessage: 'Images' },
  externalReference: { id: 'ui.field.externalReference', defaultMessage: 'External reference' },
  variants: { id: 'ui.field.variants', defaultMessage: 'Variants' },
  options: { id: 'ui.field.options', defaultMessage: 'Options' },
  stock: { id: 'ui.field.stock', defaultMessage: 'Stock' },
  kind: { id: 'ui.field.kind', defaultMessage: 'Product type' },
  link: { id: 'ui.field.link', defaultMessage: 'Link to product page' },
  externalUrl: { id: 'ui.field.externalUrl', defaultMessage: 'URL on another site' },
  buttonText: { id: 'ui.field.buttonText', defaultMessage: 'Button text' },
  family: { id: 'ui.field.family', defaultMessage: 'Family' },
  availability: { id: 'ui.field.availability', defaultMessage: 'Availability' },
  availableFrom: { id: 'ui.field.availableFrom', defaultMessage: 'Available from' },
  seo: { id: 'ui.field.seo', defaultMessage: 'SEO' },
  'seo.title': { id: 'ui.field.seoTitle', defaultMessage: 'SEO title' },
  'seo.description': { id: 'ui.field.seoDescription', defaultMessage: 'SEO description' },
});

/** The labels for the variant that a field belongs to. */
export const variantMessages = defineMessages({
  variant: { id: 'ui.field.variant', defaultMessage: 'Variant' },
  ofSku: { id: 'ui.field.variantOfSku', defaultMessage: 'Variant {sku}' },
  fieldOfSku: { id: 'ui.field.ofVariant', defaultMessage: '{field} of variant {sku}' },
  anyOf: { id: 'ui.field.anyOf', defaultMessage: 'Any {option}' },
});

/** The labels for values in one language or for one sales channel. */
export const scopeMessages = defineMessages({
  inScope: { id: 'ui.field.inScope', defaultMessage: '{field} ({scope})' },
});

/** Whether the field has a label. */
export function isFieldName(name: string): name is keyof typeof fieldMessages {
  return Object.hasOwn(fieldMessages, name);
}
