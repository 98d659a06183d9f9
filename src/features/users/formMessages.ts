import { defineMessages } from '../../i18n/defineMessages';

/** Words of the form of a user. */
export const formMessages = defineMessages({
  nameMissing: { id: 'users.form.nameMissing', defaultMessage: 'Enter a name.' },
  usernameWrong: {
    id: 'users.form.usernameWrong',
    defaultMessage: 'A username has 1 to 60 letters, digits, dots, hyphens and underscores.',
  },
  emailWrong: { id: 'users.form.emailWrong', defaultMessage: 'Enter an email address such as name@example.com.' },
  avatar: { id: 'users.form.avatar', defaultMessage: 'Picture' },
  avatarHint: { id: 'users.form.avatarHint', defaultMessage: 'Address of a picture. Without one, the initials show.' },
  avatarWrong: {
    id: 'users.form.avatarWrong',
    defaultMessage: 'Enter an address that begins with https://, http:// or a single /.',
  },
  uploadAvatar: { id: 'users.form.uploadAvatar', defaultMessage: 'Upload picture' },
  removeAvatar: { id: 'users.form.removeAvatar', defaultMessage: 'Remove picture' },
  person: { id: 'users.form.person', defaultMessage: 'Person' },
  access: { id: 'users.form.access', defaultMessage: 'Access' },
  editOf: { id: 'users.form.editOf', defaultMessage: 'Edit {name}' },
  saved: { id: 'users.form.saved', defaultMessage: '“{name}” was saved' },
});
