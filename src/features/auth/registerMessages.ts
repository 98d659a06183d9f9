import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages for creating an account. */
export const registerMessages = defineMessages({
  registerHeading: { id: 'auth.register.heading', defaultMessage: 'Create your account' },
  registerText: {
    id: 'auth.register.text',
    defaultMessage: 'New accounts have full access. You’ll be signed in right away.',
  },
  username: commonMessages.username,
  usernameMissing: commonMessages.enterAUsername,
  usernameTaken: { id: 'auth.register.usernameTaken', defaultMessage: 'This username is already in use.' },
  emailTaken: { id: 'auth.register.emailTaken', defaultMessage: 'This email is already in use.' },
  registerSubmit: { id: 'auth.register.submit', defaultMessage: 'Create account' },
  registering: { id: 'auth.register.submitting', defaultMessage: 'Creating account…' },
  hasAccount: { id: 'auth.register.hasAccount', defaultMessage: 'Already have an account?' },
});
