import { defineMessages } from '#i18n/defineMessages';

/** Messages of the merge dialog. */
export const mergeMessages = defineMessages({
  title: { id: 'products.merge.title', defaultMessage: 'Someone else changed the same fields' },
  text: {
    id: 'products.merge.text',
    defaultMessage:
      '{user} saved this product while you were editing it. Select which value to keep for {count, plural, one {this field} other {each of these # fields}}. Changes to other fields are kept automatically.',
  },
  base: { id: 'products.merge.base', defaultMessage: 'Original' },
  theirs: { id: 'products.merge.theirs', defaultMessage: 'Theirs' },
  mine: { id: 'products.merge.mine', defaultMessage: 'Yours' },
  allTheirs: { id: 'products.merge.allTheirs', defaultMessage: 'Use all theirs' },
  allMine: { id: 'products.merge.allMine', defaultMessage: 'Use all yours' },
  save: { id: 'products.merge.save', defaultMessage: 'Save merged product' },
  back: { id: 'products.merge.back', defaultMessage: 'Back to editing' },
});
