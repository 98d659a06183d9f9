import { defineMessages } from '#i18n/defineMessages';

/** Messages of the user page. */
export const viewMessages = defineMessages({
  contact: { id: 'users.view.contact', defaultMessage: 'Contact' },
  goneTitle: { id: 'users.gone.title', defaultMessage: 'User not found' },
  goneText: { id: 'users.gone.text', defaultMessage: 'This user may have been deleted.' },
  toUsers: { id: 'users.gone.toUsers', defaultMessage: 'View all users' },
});
