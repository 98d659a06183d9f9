import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { messages } from '#ui/messages';
import { laterMessages } from './messages/laterMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the product form. */
export const formMessages = defineMessages({
  general: sharedMessages.general,
  name: fieldMessages.name,
  nameMissing: sharedMessages.enterAName,
  description: fieldMessages.description,
  descriptionHint: {
    id: 'products.form.descriptionHint',
    defaultMessage: 'HTML is supported. Scripts and forms are removed.',
  },
  previewEmpty: { id: 'products.form.previewEmpty', defaultMessage: 'Nothing to preview yet.' },
  organisation: { id: 'products.form.organisation', defaultMessage: 'Organization' },
  status: fieldMessages.status,
  family: fieldMessages.family,
  brand: fieldMessages.brand,
  categories: fieldMessages.categories,
  categoriesHint: {
    id: 'products.form.categoriesHint',
    defaultMessage: 'Select a category or type a new path. Example: Outdoor/Tents',
  },
  addCategory: { id: 'products.form.addCategory', defaultMessage: 'Add “{path}”' },
  identity: { id: 'products.form.identity', defaultMessage: 'Identifiers' },
  sku: fieldMessages.sku,
  skuMissing: { id: 'products.form.skuMissing', defaultMessage: 'Enter a SKU.' },
  skuTwice: { id: 'products.form.skuTwice', defaultMessage: 'Another variant of this product already uses this SKU.' },
  slug: fieldMessages.slug,
  slugHint: { id: 'products.form.slugHint', defaultMessage: 'Used in the product page URL.' },
  slugCreateHint: sharedMessages.generatedFromName,
  gtin: fieldMessages.gtin,
  gtinHint: { id: 'products.form.gtinHint', defaultMessage: 'The digits below the barcode: EAN, UPC, or ISBN.' },
  mpn: sharedMessages.mpn,
  mpnHint: { id: 'products.form.mpnHint', defaultMessage: 'The manufacturer’s part number.' },
  externalReference: fieldMessages.externalReference,
  externalReferenceHint: {
    id: 'products.form.externalReferenceHint',
    defaultMessage: 'ID in the source system. Imports use it to match products.',
  },
  link: fieldMessages.link,
  linkHint: {
    id: 'products.form.linkHint',
    defaultMessage: 'URL in your shop. Leave blank to use the link pattern of the catalog.',
  },
  attributes: fieldMessages.attributes,
  attributesEmpty: {
    id: 'products.form.attributesEmpty',
    defaultMessage: 'Add details that buyers filter by. Examples: material, weight, care',
  },
  addDefined: { id: 'products.form.addDefined', defaultMessage: 'Add defined attribute' },
  addAttribute: sharedMessages.addAttribute,
  pairName: fieldMessages.name,
  pairValue: sharedMessages.value,
  pairNameOf: { id: 'products.form.pairNameOf', defaultMessage: 'Name {number, number}' },
  pairValueOf: { id: 'products.form.pairValueOf', defaultMessage: 'Value {number, number}' },
  pairNameMissing: { id: 'products.form.pairNameMissing', defaultMessage: 'Enter a name for this value.' },
  pairNameTwice: { id: 'products.form.pairNameTwice', defaultMessage: 'This name already exists.' },
  removePair: sharedMessages.remove,
  prices: fieldMessages.prices,
  pricesEmpty: {
    id: 'products.form.pricesEmpty',
    defaultMessage: 'No price yet. Variants can have their own prices.',
  },
  pricesOfParts: {
    id: 'products.form.pricesOfParts',
    defaultMessage: 'From {price}, the price of the cheapest part. A price you add here replaces it.',
  },
  allChannels: commonMessages.allChannels,
  priceTwice: {
    id: 'products.form.priceTwice',
    defaultMessage: 'There is already a price in this currency for this channel.',
  },
  currency: sharedMessages.currency,
  quantityWrong: { id: 'products.form.quantityWrong', defaultMessage: 'Enter a whole number from 1 to 9,999.' },
  amount: commonMessages.price,
  amountIn: { id: 'products.form.amountIn', defaultMessage: 'Price in {currency}' },
  compareAt: { id: 'products.form.compareAt', defaultMessage: 'Compare-at price' },
  compareAtIn: { id: 'products.form.compareAtIn', defaultMessage: 'Compare-at price in {currency}' },
  removePrice: { id: 'products.form.removePrice', defaultMessage: 'Remove price in {currency}' },
  amountMissing: laterMessages.amountMissing,
  priceOfSaleMissing: {
    id: 'products.form.priceOfSaleMissing',
    defaultMessage: 'Enter a price, or remove the compare-at price too.',
  },
  amountTooHigh: { id: 'products.form.amountTooHigh', defaultMessage: 'Enter an amount below 100,000,000,000.' },
  sections: { id: 'products.form.sections', defaultMessage: 'Sections' },
  seo: { id: 'products.form.seo', defaultMessage: 'Search engines' },
  seoTitle: fieldMessages['seo.title'],
  seoDescription: fieldMessages['seo.description'],
  seoLength: { id: 'products.form.seoLength', defaultMessage: '{length, number} of {max, number} characters' },
  seoTooLong: {
    id: 'products.form.seoTooLong',
    defaultMessage: '{length, number} of {max, number} characters. Search engines cut off the rest.',
  },
  seoPreview: { id: 'products.form.seoPreview', defaultMessage: 'Search engine preview' },
  seoAddress: { id: 'products.form.seoAddress', defaultMessage: 'www.example.com › {slug}' },
  unsaved: sharedMessages.unsavedChanges,
  save: messages.save,
  saving: messages.saving,
  discard: sharedMessages.discard,
  create: { id: 'products.form.create', defaultMessage: 'Create product' },
  created: { id: 'products.form.created', defaultMessage: 'Product created' },
  saved: { id: 'products.form.saved', defaultMessage: 'Product saved' },
  notSaved: { id: 'products.form.notSaved', defaultMessage: 'Couldn’t save the product' },
  merged: {
    id: 'products.form.merged',
    defaultMessage: 'Changes by someone else were kept: {fields}.',
  },
  readOnly: { id: 'products.form.readOnly', defaultMessage: 'You can view this product but not edit it.' },
  archived: {
    id: 'products.form.archived',
    defaultMessage: 'This catalog is archived. Restore it to edit its products.',
  },
  newer: {
    id: 'products.form.newer',
    defaultMessage:
      '{user} changed this product while you were editing it. When you save, both sets of changes are merged field by field.',
  },
});
