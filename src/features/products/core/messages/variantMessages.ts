import { fieldMessages } from '#ui/fieldMessages';
import { variantMessages as uiVariantMessages } from '#ui/fieldMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about the variants of a product. */
export const variantMessages = defineMessages({
  variants: fieldMessages.variants,
  empty: { id: 'products.variants.empty', defaultMessage: 'No variants' },
  emptyText: {
    id: 'products.variants.emptyText',
    defaultMessage: 'Add variants if buyers can select options. Examples: size, color',
  },
  add: { id: 'products.variants.add', defaultMessage: 'Add variant' },
  create: { id: 'products.variants.create', defaultMessage: 'Create variants' },
  options: fieldMessages.options,
  optionsHint: {
    id: 'products.variants.optionsHint',
    defaultMessage: 'What sets this variant apart. Examples: size, color',
  },
  attributesHint: {
    id: 'products.variants.attributesHint',
    defaultMessage: 'No attributes of its own. The product’s attributes apply.',
  },
  addOption: { id: 'products.variants.addOption', defaultMessage: 'Add option' },
  stock: fieldMessages.stock,
  stockHint: {
    id: 'products.variants.stockHint',
    defaultMessage: 'Number of units. Leave blank if you don’t track stock.',
  },
  externalReferenceHint: {
    id: 'products.variants.externalReferenceHint',
    defaultMessage: 'ID in the source system. Imports find the variant by it, even if its SKU changes.',
  },
  linkHint: {
    id: 'products.variants.linkHint',
    defaultMessage: 'URL in your shop. Leave blank to use the product’s.',
  },
  stockWhole: sharedMessages.wholeNumberWrong,
  name: fieldMessages.name,
  nameHint: { id: 'products.variants.nameHint', defaultMessage: 'Leave blank to generate it from the options.' },
  anyOf: uiVariantMessages.anyOf,
  asProduct: { id: 'products.variants.asProduct', defaultMessage: 'Same as product' },
  pricesHint: {
    id: 'products.variants.pricesHint',
    defaultMessage: 'No prices of its own. The product’s prices apply.',
  },
  newVariant: { id: 'products.variants.new', defaultMessage: 'New variant' },
  variant: uiVariantMessages.ofSku,
  edit: { id: 'products.variants.edit', defaultMessage: 'Edit variant {sku}' },
  remove: { id: 'products.variants.remove', defaultMessage: 'Remove variant' },
  done: commonMessages.done,
  counted: { id: 'products.variants.counted', defaultMessage: 'Variants ({count, number})' },
  issues: { id: 'products.variants.issues', defaultMessage: '{count, plural, one {# issue} other {# issues}}' },
  faulty: { id: 'products.variants.faulty', defaultMessage: 'Not valid' },
});
