import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.donutChart,
  notes: {
    id: 'chartPages.donutChart.notes',
    defaultMessage: 'The total is text, so it is read together with the chart.',
  },
});
