import { defineMessages } from '../../i18n/defineMessages';

/** Words of the page of a user. */
export const viewMessages = defineMessages({
  contact: { id: 'users.view.contact', defaultMessage: 'Contact' },
  goneTitle: { id: 'users.gone.title', defaultMessage: 'There is no such user' },
  goneText: { id: 'users.gone.text', defaultMessage: 'The user may have been deleted meanwhile.' },
  toUsers: { id: 'users.gone.toUsers', defaultMessage: 'Go to the users' },
});
