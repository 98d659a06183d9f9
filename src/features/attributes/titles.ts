import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  list: fieldMessages.attributes,
  create: { id: 'attributes.create.title', defaultMessage: 'New attribute' },
  edit: { id: 'attributes.edit.title', defaultMessage: 'Edit attribute' },
});
