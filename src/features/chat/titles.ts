import { defineMessages } from '#i18n/defineMessages';

/**
 * The title of the screen. It is separate from the other messages because the menu needs it before any screen is
 * loaded.
 */
export const titles = defineMessages({
  chat: { id: 'chat.title', defaultMessage: 'Chat' },
});
