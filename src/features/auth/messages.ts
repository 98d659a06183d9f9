import { passwordMessages } from '#ui/password/passwordMessages';
import { titles } from './titles';
import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  heading: { id: 'auth.signIn.heading', defaultMessage: 'Sign in to Catalog Manager' },
  welcome: { id: 'auth.signIn.welcome', defaultMessage: 'Manage, validate, and publish your product catalogs.' },
  email: nameMessages.email,
  password: passwordMessages.password,
  emailMissing: { id: 'auth.signIn.emailMissing', defaultMessage: 'Enter your email address.' },
  passwordMissing: { id: 'auth.signIn.passwordMissing', defaultMessage: 'Enter your password.' },
  wrong: { id: 'auth.signIn.wrong', defaultMessage: 'The email or password is incorrect.' },
  rememberMe: { id: 'auth.signIn.rememberMe', defaultMessage: 'Remember me' },
  forgot: { id: 'auth.signIn.forgot', defaultMessage: 'Forgot password?' },
  submit: nameMessages.signIn,
  submitting: { id: 'auth.signIn.submitting', defaultMessage: 'Signing in…' },
  noAccount: { id: 'auth.signIn.noAccount', defaultMessage: 'New here?' },
  toRegister: titles.register,
  expired: {
    id: 'auth.signIn.expired',
    defaultMessage: 'Your session has ended. Sign in to pick up where you left off.',
  },
  idle: {
    id: 'auth.signIn.idle',
    defaultMessage: 'You were signed out due to inactivity. Sign in to pick up where you left off.',
  },
  elsewhere: {
    id: 'auth.signIn.elsewhere',
    defaultMessage: 'You signed out in another tab. Sign in to pick up where you left off.',
  },
  demo: { id: 'auth.signIn.demo', defaultMessage: 'Demo accounts' },
  demoText: {
    id: 'auth.signIn.demoText',
    defaultMessage: 'Demo data stays in this browser. Select an account to fill in the form.',
  },
  demoAdmin: commonMessages.administrator,
  demoClient: commonMessages.client,
});
