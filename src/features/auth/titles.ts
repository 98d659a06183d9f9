import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens, kept separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  signIn: { id: 'auth.signIn.title', defaultMessage: 'Sign in' },
  register: { id: 'auth.signIn.toRegister', defaultMessage: 'Create an account' },
  forgotPassword: { id: 'auth.forgotPassword.title', defaultMessage: 'Forgot password' },
  resetPassword: nameMessages.newPassword,
  setUp: { id: 'auth.setUp.title', defaultMessage: 'Set up' },
});
