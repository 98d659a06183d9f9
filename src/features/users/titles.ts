import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  list: nameMessages.users,
  view: { id: 'users.view.title', defaultMessage: 'User' },
  edit: { id: 'users.edit.title', defaultMessage: 'Edit user' },
});
