import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  notes: {
    id: 'formPages.dateTime.notes',
    defaultMessage:
      'The browser’s own pickers work with screen readers and on phones. A message explains what’s wrong with a period.',
  },
  dateInputs: { id: 'formPages.dateTime.dateInputs', defaultMessage: 'Day, time, and month' },
  dateRange: { id: 'formPages.dateTime.dateRange', defaultMessage: 'Period of two days' },
});
