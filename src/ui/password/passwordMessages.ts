import { defineMessages } from '#i18n/defineMessages';

/** Messages of password fields. */
export const passwordMessages = defineMessages({
  password: { id: 'ui.password.password', defaultMessage: 'Password' },
  missing: { id: 'ui.password.missing', defaultMessage: 'Enter a password.' },
  show: { id: 'ui.password.show', defaultMessage: 'Show password' },
  hide: { id: 'ui.password.hide', defaultMessage: 'Hide password' },
});
