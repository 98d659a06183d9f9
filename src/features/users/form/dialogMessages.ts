import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the dialogs to create and delete a user. */
export const dialogMessages = defineMessages({
  create: { id: 'users.create.submit', defaultMessage: 'Create user' },
  created: sharedMessages.nameCreated,
  show: { id: 'users.create.show', defaultMessage: 'View user' },
  deleteTitle: sharedMessages.deleteQuestion,
  deleteText: {
    id: 'users.delete.text',
    defaultMessage: 'This permanently deletes the user. You can’t undo this.',
  },
  deleteSubmit: { id: 'users.delete.submit', defaultMessage: 'Delete user' },
  deleted: sharedMessages.nameDeleted,
});
