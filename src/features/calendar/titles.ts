import { defineMessages } from '../../i18n/defineMessages';

/** Titles of the screens, apart from the feature's other words: those are loaded with the screen. */
export const titles = defineMessages({
  calendar: { id: 'calendar.title', defaultMessage: 'Calendar' },
});
