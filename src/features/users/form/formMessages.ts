import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the user form. */
export const formMessages = defineMessages({
  nameMissing: sharedMessages.enterAName,
  usernameWrong: {
    id: 'users.form.usernameWrong',
    defaultMessage: 'Use 1 to 60 letters, digits, dots, hyphens, and underscores.',
  },
  emailWrong: sharedMessages.emailWrong,
  avatar: nameMessages.image,
  avatarHint: { id: 'users.form.avatarHint', defaultMessage: 'Image URL. Leave blank to show initials.' },
  avatarWrong: {
    id: 'users.form.avatarWrong',
    defaultMessage: 'Enter a URL that starts with https://, http://, or a single /.',
  },
  person: { id: 'users.form.person', defaultMessage: 'Personal information' },
  ownRole: { id: 'users.form.ownRole', defaultMessage: 'Only another administrator can change your role.' },
  editOf: { id: 'users.form.editOf', defaultMessage: 'Edit {name}' },
  saved: sharedMessages.nameSaved,
});
