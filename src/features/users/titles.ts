import { defineMessages } from '../../i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  list: { id: 'users.list.title', defaultMessage: 'Users' },
  view: { id: 'users.view.title', defaultMessage: 'User' },
  edit: { id: 'users.edit.title', defaultMessage: 'Edit user' },
});
