import { defineMessages } from '../../i18n/defineMessages';

/** Words of the dialogs that add and delete a user. */
export const dialogMessages = defineMessages({
  create: { id: 'users.create.submit', defaultMessage: 'Create user' },
  created: { id: 'users.create.done', defaultMessage: '“{name}” was created' },
  show: { id: 'users.create.show', defaultMessage: 'View user' },
  deleteTitle: { id: 'users.delete.title', defaultMessage: 'Delete “{name}”?' },
  deleteText: {
    id: 'users.delete.text',
    defaultMessage: 'The user is removed from the list for good. This cannot be undone.',
  },
  deleteSubmit: { id: 'users.delete.submit', defaultMessage: 'Delete user' },
  deleted: { id: 'users.delete.done', defaultMessage: '“{name}” was deleted' },
});
