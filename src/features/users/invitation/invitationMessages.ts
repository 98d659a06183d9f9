import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the dialogs for the access of a user. */
export const invitationMessages = defineMessages({
  invitedTitle: { id: 'users.invitation.invited', defaultMessage: '“{name}” is invited' },
  linkTitle: { id: 'users.invitation.linkTitle', defaultMessage: 'Invitation link for “{name}”' },
  linkText: {
    id: 'users.invitation.text',
    defaultMessage:
      'With this link, the user sets a password and signs in. It works once and expires after seven days.',
  },
  emailed: { id: 'users.invitation.emailed', defaultMessage: 'We’ve also emailed it to {email}.' },
  notEmailed: {
    id: 'users.invitation.notEmailed',
    defaultMessage: 'The email to {email} couldn’t be sent. Copy the link and send it yourself.',
  },
  demoEmail: {
    id: 'users.invitation.demoEmail',
    defaultMessage: 'This demo doesn’t send emails. The message to {email} is in the inbox of Email.',
  },
  resetTitle: { id: 'users.passwordLink.title', defaultMessage: 'Password link for “{name}”' },
  resetText: {
    id: 'users.passwordLink.text',
    defaultMessage: 'With this link, the user sets a new password. It works once and expires after an hour.',
  },
  resetLink: { id: 'users.passwordLink.link', defaultMessage: 'Password link' },
  link: { id: 'users.invitation.link', defaultMessage: 'Invitation link' },
  copy: sharedMessages.copyLink,
  copied: sharedMessages.linkCopied,
  notCopied: {
    id: 'users.invitation.notCopied',
    defaultMessage: 'Couldn’t copy the link. Select it and copy it instead.',
  },
  done: commonMessages.done,
  signOut: sharedMessages.signOutEverywhere,
  signOutTitle: { id: 'users.signOut.title', defaultMessage: 'Sign out “{name}” everywhere?' },
  signOutText: {
    id: 'users.signOut.text',
    defaultMessage: 'All sessions of the user end. The user can sign in again with the same password.',
  },
  signedOut: {
    id: 'users.signOut.done',
    defaultMessage:
      '{count, plural, =0 {“{name}” wasn’t signed in} one {“{name}” is signed out (# session)} other {“{name}” is signed out (# sessions)}}',
  },
  disableTitle: { id: 'users.disable.title', defaultMessage: 'Disable “{name}”?' },
  disableText: {
    id: 'users.disable.text',
    defaultMessage: 'The user is signed out everywhere and can’t sign in until enabled again.',
  },
  disableSubmit: { id: 'users.disable.submit', defaultMessage: 'Disable user' },
  disabled: { id: 'users.disable.done', defaultMessage: '“{name}” disabled' },
});
