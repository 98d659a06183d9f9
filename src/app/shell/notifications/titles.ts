import { defineMessages } from '../../../i18n/defineMessages';

/** The name of the notifications, apart from their other words: the top bar needs it at once. */
export const titles = defineMessages({
  notifications: { id: 'notifications.title', defaultMessage: 'Notifications' },
});
