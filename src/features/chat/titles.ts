import { defineMessages } from '../../i18n/defineMessages';

/** The name of the screen, apart from its other words: the menu needs it before any screen is loaded. */
export const titles = defineMessages({
  chat: { id: 'chat.title', defaultMessage: 'Chat' },
});
