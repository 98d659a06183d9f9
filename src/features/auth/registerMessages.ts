import { defineMessages } from '../../i18n/defineMessages';

/** The words for making an account. */
export const registerMessages = defineMessages({
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
});
