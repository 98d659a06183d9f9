import { defineMessages } from '../../../i18n/defineMessages';

/** Messages about the variants of a product. */
export const variantMessages = defineMessages({
  variants: { id: 'products.variants.title', defaultMessage: 'Variants' },
  empty: { id: 'products.variants.empty', defaultMessage: 'No variants' },
  emptyText: {
    id: 'products.variants.emptyText',
    defaultMessage: 'Add variants if buyers can select options. Examples: size, color',
  },
  add: { id: 'products.variants.add', defaultMessage: 'Add variant' },
  options: { id: 'products.variants.options', defaultMessage: 'Options' },
  optionsHint: {
    id: 'products.variants.optionsHint',
    defaultMessage: 'What sets this variant apart. Examples: size, color',
  },
  addOption: { id: 'products.variants.addOption', defaultMessage: 'Add option' },
  stock: { id: 'products.variants.stock', defaultMessage: 'Stock' },
  stockHint: {
    id: 'products.variants.stockHint',
    defaultMessage: 'Number of units. Leave blank if you don’t track stock.',
  },
  stockWhole: { id: 'products.variants.stockWhole', defaultMessage: 'Enter a whole number or leave this blank.' },
  name: { id: 'products.variants.name', defaultMessage: 'Name' },
  nameHint: { id: 'products.variants.nameHint', defaultMessage: 'Leave blank to generate it from the options.' },
  asProduct: { id: 'products.variants.asProduct', defaultMessage: 'Same as product' },
  pricesHint: {
    id: 'products.variants.pricesHint',
    defaultMessage: 'If you don’t add prices, the product’s prices apply.',
  },
  newVariant: { id: 'products.variants.new', defaultMessage: 'New variant' },
  variant: { id: 'products.variants.variant', defaultMessage: 'Variant {sku}' },
  edit: { id: 'products.variants.edit', defaultMessage: 'Edit variant {sku}' },
  remove: { id: 'products.variants.remove', defaultMessage: 'Remove variant' },
  done: { id: 'products.variants.done', defaultMessage: 'Done' },
  counted: { id: 'products.variants.counted', defaultMessage: 'Variants ({count, number})' },
  issues: { id: 'products.variants.issues', defaultMessage: '{count, plural, one {# issue} other {# issues}}' },
  faulty: { id: 'products.variants.faulty', defaultMessage: 'Not valid' },
});
