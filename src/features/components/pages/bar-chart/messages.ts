import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.barChart,
  notes: {
    id: 'chartPages.barChart.notes',
    defaultMessage: 'All bars are the same color, because color would mean nothing here.',
  },
});
