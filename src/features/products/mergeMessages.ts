import { defineMessages } from '../../i18n/defineMessages';

/** Words of the merge dialog. */
export const mergeMessages = defineMessages({
  title: { id: 'products.merge.title', defaultMessage: 'Somebody else changed the same fields' },
  text: {
    id: 'products.merge.text',
    defaultMessage:
      '{user} saved this product while you were editing it. Choose for {count, plural, one {this field} other {each of these # fields}} whose value stays; changes to other fields are kept by themselves.',
  },
  base: { id: 'products.merge.base', defaultMessage: 'When you began' },
  theirs: { id: 'products.merge.theirs', defaultMessage: 'Theirs' },
  mine: { id: 'products.merge.mine', defaultMessage: 'Yours' },
  nothing: { id: 'products.merge.nothing', defaultMessage: 'Empty' },
  allTheirs: { id: 'products.merge.allTheirs', defaultMessage: 'All theirs' },
  allMine: { id: 'products.merge.allMine', defaultMessage: 'All yours' },
  save: { id: 'products.merge.save', defaultMessage: 'Save the merged product' },
  back: { id: 'products.merge.back', defaultMessage: 'Back to editing' },
  order: { id: 'products.merge.order', defaultMessage: 'Order of the variants' },
  ofVariant: { id: 'products.merge.ofVariant', defaultMessage: 'Variant {sku}: {field}' },
});
