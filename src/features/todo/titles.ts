import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  todo: { id: 'todo.title', defaultMessage: 'To-do' },
});
