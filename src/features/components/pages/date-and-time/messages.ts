import { defineMessages } from '../../../../i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  notes: {
    id: 'formPages.dateTime.notes',
    defaultMessage:
      'The pickers of the browser are known to screen readers and phones. A message explains a wrong period.',
  },
  dateInputs: { id: 'formPages.dateTime.dateInputs', defaultMessage: 'Day, time, and month' },
  dateRange: { id: 'formPages.dateTime.dateRange', defaultMessage: 'Period of two days' },
});
