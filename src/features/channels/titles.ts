import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  list: nameMessages.channels,
  create: { id: 'channels.create.title', defaultMessage: 'New channel' },
  edit: { id: 'channels.edit.title', defaultMessage: 'Edit channel' },
});
