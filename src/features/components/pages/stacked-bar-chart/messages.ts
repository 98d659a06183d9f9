import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.stackedBarChart,
  notes: { id: 'chartPages.stackedBarChart.notes', defaultMessage: 'A stack is announced with all of its parts.' },
});
