import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the form to change the password. */
export const passwordMessages = defineMessages({
  heading: { id: 'account.password.heading', defaultMessage: 'Change password' },
  text: {
    id: 'account.password.text',
    defaultMessage: 'Changing your password signs you out on all other devices.',
  },
  changedAt: { id: 'account.password.changedAt', defaultMessage: 'Last changed {when}.' },
  neverChanged: { id: 'account.password.neverChanged', defaultMessage: 'You haven’t changed it yet.' },
  current: { id: 'account.password.current', defaultMessage: 'Current password' },
  new: nameMessages.newPassword,
  currentMissing: { id: 'account.password.currentMissing', defaultMessage: 'Enter your current password.' },
  newMissing: { id: 'account.password.newMissing', defaultMessage: 'Enter a new password.' },
  same: { id: 'account.password.same', defaultMessage: 'Enter a password that differs from the current one.' },
  changed: { id: 'account.password.changed', defaultMessage: 'Password changed. Other devices are signed out.' },
});
