import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { messages } from '#ui/messages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages of the spreadsheet of products. */
export const sheetMessages = defineMessages({
  grid: { id: 'products.sheet.grid', defaultMessage: 'Products as a spreadsheet' },
  row: sharedMessages.row,
  openProduct: { id: 'products.sheet.openProduct', defaultMessage: 'Open {product}' },
  priceIn: { id: 'products.sheet.priceIn', defaultMessage: 'Price {currency}' },
  hint: {
    id: 'products.sheet.hint',
    defaultMessage:
      'Type to replace a value, or press Enter or F2 to edit it. Tab leaves the spreadsheet at the end of a row.',
  },
  selected: {
    id: 'products.sheet.selected',
    defaultMessage: '{count, plural, one {# cell} other {# cells}} selected',
  },
  saving: { id: 'products.sheet.saving', defaultMessage: 'Saving {count, plural, one {# value} other {# values}}…' },
  saved: { id: 'products.sheet.saved', defaultMessage: 'Saved' },
  unsaved: {
    id: 'products.sheet.unsaved',
    defaultMessage: '{count, plural, one {# value isn’t saved} other {# values aren’t saved}}',
  },
  invalid: { id: 'products.sheet.invalid', defaultMessage: 'Not saved: {reason}' },
  issue: { id: 'products.sheet.issue', defaultMessage: 'Issue: {issue}' },
  conflict: {
    id: 'products.sheet.conflict',
    defaultMessage: '{user} changed this to “{theirs}”. You entered “{mine}”.',
  },
  keepTheirs: { id: 'products.sheet.keepTheirs', defaultMessage: 'Keep “{value}”' },
  useMine: { id: 'products.sheet.useMine', defaultMessage: 'Use “{value}”' },
  empty: { id: 'products.sheet.empty', defaultMessage: 'no value' },
  retry: messages.retry,
  discard: sharedMessages.discard,
  inherited: { id: 'products.sheet.inherited', defaultMessage: 'Inherited' },
  variants: { id: 'products.sheet.variants', defaultMessage: 'Show variants' },
  options: fieldMessages.options,
  optionsHint: { id: 'products.sheet.optionsHint', defaultMessage: 'One option in a line. Example: Size: M' },
  onlyProducts: { id: 'products.sheet.onlyProducts', defaultMessage: 'Only products have this, not their variants' },
  onlyVariants: { id: 'products.sheet.onlyVariants', defaultMessage: 'Only variants have this' },
  readOnly: { id: 'products.sheet.readOnly', defaultMessage: 'Can’t be changed here' },
  undo: messages.undo,
  redo: messages.redo,
  notNumber: { id: 'products.sheet.notNumber', defaultMessage: '“{text}” isn’t a number.' },
  notDate: { id: 'products.sheet.notDate', defaultMessage: '“{text}” isn’t a date. Example: {example}' },
  notOption: { id: 'products.sheet.notOption', defaultMessage: '“{text}” isn’t one of the options.' },
  required: { id: 'products.sheet.required', defaultMessage: 'This needs a value.' },
  tooMany: {
    id: 'products.sheet.tooMany',
    defaultMessage: 'Select at most {count, number} cells, or use a bulk edit.',
  },
  oneBlock: { id: 'products.sheet.oneBlock', defaultMessage: 'Select one block of cells to copy it.' },
  copied: { id: 'products.sheet.copied', defaultMessage: '{count, plural, one {# cell} other {# cells}} copied' },
  notCopied: { id: 'products.sheet.notCopied', defaultMessage: 'The browser doesn’t allow copying this much at once.' },
  pasted: { id: 'products.sheet.pasted', defaultMessage: '{count, plural, one {# cell} other {# cells}} pasted' },
  pastedPart: {
    id: 'products.sheet.pastedPart',
    defaultMessage:
      '{count, plural, one {# cell} other {# cells}} pasted. {left, plural, one {# cell doesn’t} other {# cells don’t}} fit or can’t be changed.',
  },
  edit: { id: 'products.sheet.edit', defaultMessage: 'Edit {column}' },
  done: commonMessages.apply,
  categoriesHint: {
    id: 'products.sheet.categoriesHint',
    defaultMessage: 'One category in a line. Example: Outdoor/Tents',
  },
});
