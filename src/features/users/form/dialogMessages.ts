import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the dialogs to create and delete a user. */
export const dialogMessages = defineMessages({
  createText: {
    id: 'users.create.text',
    defaultMessage: 'The user gets an email with a link to set a password. You can also copy the link.',
  },
  createTextTeam: {
    id: 'users.create.team',
    defaultMessage: 'You get a link to send to the user, who sets a password with it.',
  },
  create: { id: 'users.create.submit', defaultMessage: 'Create and invite' },
  show: { id: 'users.create.show', defaultMessage: 'View user' },
  deleteTitle: sharedMessages.deleteQuestion,
  deleteText: {
    id: 'users.delete.text',
    defaultMessage:
      'This permanently deletes the user, who is signed out and can’t sign in anymore. You can’t undo this.',
  },
  deleteSubmit: { id: 'users.delete.submit', defaultMessage: 'Delete user' },
  deleted: sharedMessages.nameDeleted,
});
