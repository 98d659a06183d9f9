import { defineMessages } from '../../i18n/defineMessages';

/** The words for a forgotten password and a new one. */
export const passwordMessages = defineMessages({
  forgotHeading: { id: 'auth.forgotPassword.heading', defaultMessage: 'Forgot your password?' },
  forgotText: {
    id: 'auth.forgotPassword.text',
    defaultMessage: 'Enter the address of your account. You get a mail with a link for a new password.',
  },
  forgotSubmit: { id: 'auth.forgotPassword.submit', defaultMessage: 'Send link' },
  sending: { id: 'auth.forgotPassword.submitting', defaultMessage: 'Sending…' },
  backToSignIn: { id: 'auth.forgotPassword.back', defaultMessage: 'Back to sign-in' },
  mailSentHeading: { id: 'auth.forgotPassword.sentHeading', defaultMessage: 'Look into your mails' },
  mailSentText: {
    id: 'auth.forgotPassword.sentText',
    defaultMessage:
      'If an account has the address {email}, a mail with a link is on its way. The link works once and for an hour.',
  },
  demoMail: {
    id: 'auth.forgotPassword.demoMail',
    defaultMessage: 'This demo sends no mail: the message lies in the demo inbox.',
  },
  demoNoMail: {
    id: 'auth.forgotPassword.demoNoMail',
    defaultMessage: 'No account of this demo has the address, so there is no message.',
  },
  openMail: { id: 'auth.forgotPassword.openMail', defaultMessage: 'Open the message' },
  mailFrom: { id: 'auth.demoMail.from', defaultMessage: 'From' },
  mailTo: { id: 'auth.demoMail.to', defaultMessage: 'To' },
  mailTime: { id: 'auth.demoMail.time', defaultMessage: 'Sent' },
  close: { id: 'auth.demoMail.close', defaultMessage: 'Close' },
  resetHeading: { id: 'auth.resetPassword.heading', defaultMessage: 'Choose a new password' },
  resetText: { id: 'auth.resetPassword.text', defaultMessage: 'Your old password stops working once you save.' },
  tokenMissing: {
    id: 'auth.resetPassword.tokenMissing',
    defaultMessage: 'This page is opened by the link in the mail that you get for a forgotten password.',
  },
  newPassword: { id: 'auth.resetPassword.password', defaultMessage: 'New password' },
  resetSubmit: { id: 'auth.resetPassword.submit', defaultMessage: 'Save password' },
  saving: { id: 'auth.resetPassword.submitting', defaultMessage: 'Saving…' },
  anotherLink: { id: 'auth.resetPassword.anotherLink', defaultMessage: 'Ask for a new link' },
  resetDoneHeading: { id: 'auth.resetPassword.doneHeading', defaultMessage: 'Your password is changed' },
  resetDoneText: { id: 'auth.resetPassword.doneText', defaultMessage: 'Sign in with the new one from now on.' },
});
