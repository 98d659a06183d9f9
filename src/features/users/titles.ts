import { defineMessages } from '../../i18n/defineMessages';

/** Titles of the screens, apart from the feature's other words: those are loaded with the screen. */
export const titles = defineMessages({
  list: { id: 'users.list.title', defaultMessage: 'Users' },
  view: { id: 'users.view.title', defaultMessage: 'User' },
  edit: { id: 'users.edit.title', defaultMessage: 'Edit user' },
});
