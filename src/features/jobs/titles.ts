import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens, kept separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  list: nameMessages.jobs,
  detail: nameMessages.job,
});
