import { defineMessages } from '#i18n/defineMessages';

/** The label of the button that opens the dialog, which is loaded later. */
export const openMessages = defineMessages({
  open: { id: 'products.bulkEdit.open', defaultMessage: 'Edit products' },
});
