import { titles } from '../titles';
import { commonMessages } from '#ui/commonMessages';
import { messages } from '#ui/messages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages for resetting a forgotten password. */
export const passwordMessages = defineMessages({
  forgotHeading: { id: 'auth.forgotPassword.heading', defaultMessage: 'Forgot your password?' },
  forgotText: {
    id: 'auth.forgotPassword.text',
    defaultMessage: 'Enter your email and we’ll send you a reset link.',
  },
  askAdministrator: {
    id: 'auth.forgotPassword.team',
    defaultMessage: 'Ask an administrator for a link. It opens a page where you set a new password.',
  },
  forgotSubmit: { id: 'auth.forgotPassword.submit', defaultMessage: 'Send link' },
  sending: commonMessages.sending,
  backToSignIn: { id: 'auth.forgotPassword.back', defaultMessage: 'Back to sign in' },
  emailSentHeading: { id: 'auth.forgotPassword.sentHeading', defaultMessage: 'Check your email' },
  emailSentText: {
    id: 'auth.forgotPassword.sentText',
    defaultMessage:
      'If there’s an account for {email}, we’ve sent a reset link. The link works once and expires after an hour.',
  },
  demoEmail: {
    id: 'auth.forgotPassword.demoMail',
    defaultMessage: 'This demo doesn’t send emails. The message is in the demo inbox.',
  },
  demoNoEmail: {
    id: 'auth.forgotPassword.demoNoMail',
    defaultMessage: 'No account in this demo uses this email address, so there is no message.',
  },
  openEmail: { id: 'auth.forgotPassword.openMail', defaultMessage: 'Open message' },
  emailFrom: { id: 'auth.demoMail.from', defaultMessage: 'From' },
  emailTo: commonMessages.to,
  emailTime: { id: 'auth.demoMail.time', defaultMessage: 'Sent' },
  close: messages.close,
  resetHeading: { id: 'auth.resetPassword.heading', defaultMessage: 'Set a new password' },
  resetText: { id: 'auth.resetPassword.text', defaultMessage: 'Your old password stops working once you save.' },
  tokenMissing: {
    id: 'auth.resetPassword.tokenMissing',
    defaultMessage: 'This link isn’t valid. Request a new one.',
  },
  oldLinkHeading: { id: 'auth.resetPassword.oldLinkHeading', defaultMessage: 'This link doesn’t work anymore' },
  oldLinkText: {
    id: 'auth.resetPassword.oldLinkText',
    defaultMessage:
      'It has expired, was already used, or was replaced. If you were invited, ask an administrator to send the invitation again. If you’ve already set a password, request a new link.',
  },
  oldTeamLinkText: {
    id: 'auth.resetPassword.oldTeamLink',
    defaultMessage: 'It has expired, was already used, or was replaced. Ask an administrator for a new one.',
  },
  invitedHeading: { id: 'auth.invitation.heading', defaultMessage: 'Welcome, {name}' },
  invitedText: {
    id: 'auth.invitation.text',
    defaultMessage: 'Set a password for {email}. You’ll be signed in right away.',
  },
  invitedSubmit: { id: 'auth.invitation.submit', defaultMessage: 'Set password and sign in' },
  newPassword: titles.resetPassword,
  resetSubmit: { id: 'auth.resetPassword.submit', defaultMessage: 'Save password' },
  saving: messages.saving,
  anotherLink: { id: 'auth.resetPassword.anotherLink', defaultMessage: 'Request a new link' },
  resetDoneHeading: { id: 'auth.resetPassword.doneHeading', defaultMessage: 'Password changed' },
  resetDoneText: { id: 'auth.resetPassword.doneText', defaultMessage: 'You can now sign in with your new password.' },
});
