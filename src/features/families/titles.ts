import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  list: nameMessages.families,
  create: { id: 'families.create.title', defaultMessage: 'New family' },
  edit: { id: 'families.edit.title', defaultMessage: 'Edit family' },
});
