import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The title of the notifications. It is separate from the other messages because the top bar needs it immediately. */
export const titles = defineMessages({
  notifications: nameMessages.notifications,
});
