import { defineMessages } from '../../i18n/defineMessages';

/** Words about the variants of a product. */
export const variantMessages = defineMessages({
  variants: { id: 'products.variants.title', defaultMessage: 'Variants' },
  empty: { id: 'products.variants.empty', defaultMessage: 'Sold in one form only' },
  emptyText: {
    id: 'products.variants.emptyText',
    defaultMessage: 'Add variants if buyers choose, for instance a size or a color.',
  },
  add: { id: 'products.variants.add', defaultMessage: 'Add variant' },
  options: { id: 'products.variants.options', defaultMessage: 'Options' },
  optionsHint: {
    id: 'products.variants.optionsHint',
    defaultMessage: 'What buyers tell it by, such as a size or a color.',
  },
  addOption: { id: 'products.variants.addOption', defaultMessage: 'Add option' },
  stock: { id: 'products.variants.stock', defaultMessage: 'Stock' },
  stockHint: { id: 'products.variants.stockHint', defaultMessage: 'Pieces; empty where stock is not counted.' },
  stockWhole: { id: 'products.variants.stockWhole', defaultMessage: 'Enter whole pieces, or leave it empty.' },
  name: { id: 'products.variants.name', defaultMessage: 'Name' },
  nameHint: { id: 'products.variants.nameHint', defaultMessage: 'Made from the options if left empty.' },
  asProduct: { id: 'products.variants.asProduct', defaultMessage: 'As product' },
  pricesHint: { id: 'products.variants.pricesHint', defaultMessage: 'Without any, the product’s prices count.' },
  newVariant: { id: 'products.variants.new', defaultMessage: 'New variant' },
  variant: { id: 'products.variants.variant', defaultMessage: 'Variant {sku}' },
  edit: { id: 'products.variants.edit', defaultMessage: 'Edit variant {sku}' },
  remove: { id: 'products.variants.remove', defaultMessage: 'Remove variant' },
  done: { id: 'products.variants.done', defaultMessage: 'Done' },
  counted: { id: 'products.variants.counted', defaultMessage: 'Variants ({count, number})' },
  issues: { id: 'products.variants.issues', defaultMessage: '{count, plural, one {# issue} other {# issues}}' },
  faulty: { id: 'products.variants.faulty', defaultMessage: 'Not valid yet' },
});
