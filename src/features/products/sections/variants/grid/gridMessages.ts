import { defineMessages } from '#i18n/defineMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { variantMessages as uiVariantMessages } from '#ui/fieldMessages';

/** Messages of the table of variants. */
export const gridMessages = defineMessages({
  cell: uiVariantMessages.fieldOfSku,
  empty: sharedMessages.empty,
  hint: {
    id: 'products.variants.grid.hint',
    defaultMessage: 'Use the arrow keys to move between cells. Press Enter or F2 to edit, and Escape to undo.',
  },
  set: { id: 'products.variants.grid.set', defaultMessage: 'Set a value' },
  setTitle: {
    id: 'products.variants.grid.setTitle',
    defaultMessage: 'Set a value for {count, plural, one {# variant} other {# variants}}',
  },
  field: { id: 'products.variants.grid.field', defaultMessage: 'Set the value of' },
  value: sharedMessages.value,
  valueHint: { id: 'products.variants.grid.valueHint', defaultMessage: 'Leave blank to remove the value.' },
  remove: {
    id: 'products.variants.grid.remove',
    defaultMessage: 'Remove {count, plural, one {# variant} other {# variants}}',
  },
});
