import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  list: nameMessages.invoices,
  preview: nameMessages.invoice,
  edit: { id: 'invoices.edit.title', defaultMessage: 'Edit invoice' },
  add: { id: 'invoices.add.title', defaultMessage: 'New invoice' },
});
