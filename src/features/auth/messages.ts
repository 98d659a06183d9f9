import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  heading: { id: 'auth.signIn.heading', defaultMessage: 'Sign in to Catalog Manager' },
  welcome: { id: 'auth.signIn.welcome', defaultMessage: 'Manage, validate and publish your product catalogs.' },
  email: { id: 'auth.signIn.email', defaultMessage: 'Email' },
  password: { id: 'auth.signIn.password', defaultMessage: 'Password' },
  showPassword: { id: 'auth.signIn.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'auth.signIn.hidePassword', defaultMessage: 'Hide password' },
  emailMissing: { id: 'auth.signIn.emailMissing', defaultMessage: 'Enter your email address.' },
  passwordMissing: { id: 'auth.signIn.passwordMissing', defaultMessage: 'Enter your password.' },
  rememberMe: { id: 'auth.signIn.rememberMe', defaultMessage: 'Remember me' },
  forgot: { id: 'auth.signIn.forgot', defaultMessage: 'Forgot password?' },
  submit: { id: 'auth.signIn.submit', defaultMessage: 'Sign in' },
  submitting: { id: 'auth.signIn.submitting', defaultMessage: 'Signing in…' },
  noAccount: { id: 'auth.signIn.noAccount', defaultMessage: 'New here?' },
  toRegister: { id: 'auth.signIn.toRegister', defaultMessage: 'Create an account' },
  expired: {
    id: 'auth.signIn.expired',
    defaultMessage: 'Your session has ended. Sign in again to go on where you were.',
  },
  idle: {
    id: 'auth.signIn.idle',
    defaultMessage: 'You were signed out because nothing happened for a while. Sign in again to go on where you were.',
  },
  elsewhere: {
    id: 'auth.signIn.elsewhere',
    defaultMessage: 'The session was ended in another tab. Sign in again to go on where you were.',
  },
  demo: { id: 'auth.signIn.demo', defaultMessage: 'Demo accounts' },
  demoText: {
    id: 'auth.signIn.demoText',
    defaultMessage: 'The data live in this browser only. Choose an account to fill the form.',
  },
  demoAdmin: { id: 'auth.signIn.demoAdmin', defaultMessage: 'Administrator' },
  demoClient: { id: 'auth.signIn.demoClient', defaultMessage: 'Client' },

  registerHeading: { id: 'auth.register.heading', defaultMessage: 'Create your account' },
  registerText: {
    id: 'auth.register.text',
    defaultMessage: 'A new account may do everything, and signs you in at once.',
  },
  username: { id: 'auth.register.username', defaultMessage: 'Username' },
  usernameMissing: { id: 'auth.register.usernameMissing', defaultMessage: 'Choose a username.' },
  registerSubmit: { id: 'auth.register.submit', defaultMessage: 'Create account' },
  registering: { id: 'auth.register.submitting', defaultMessage: 'Creating account…' },
  hasAccount: { id: 'auth.register.hasAccount', defaultMessage: 'You have an account?' },

  strength: { id: 'auth.strength', defaultMessage: 'Password strength' },
  strengthNone: {
    id: 'auth.strength.none',
    defaultMessage: 'Three or four words that do not belong together do well.',
  },
  weak: { id: 'auth.strength.weak', defaultMessage: 'Weak.' },
  fair: { id: 'auth.strength.fair', defaultMessage: 'Fair.' },
  good: { id: 'auth.strength.good', defaultMessage: 'Good.' },
  strong: { id: 'auth.strength.strong', defaultMessage: 'Strong.' },
  flawPersonal: { id: 'auth.strength.personal', defaultMessage: 'It has parts of your name or address in it.' },
  flawCommon: { id: 'auth.strength.common', defaultMessage: 'It has words in it that are guessed first.' },
  flawPattern: { id: 'auth.strength.pattern', defaultMessage: 'Repeated signs and runs like abc or 321 add little.' },
  flawShort: { id: 'auth.strength.short', defaultMessage: 'Longer is better: take 12 characters or more.' },
  flawOneKind: { id: 'auth.strength.oneKind', defaultMessage: 'Add another word, capitals, digits or signs.' },

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
  resetText: { id: 'auth.resetPassword.text', defaultMessage: 'The one you had before is good no more then.' },
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
