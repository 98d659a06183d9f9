import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.groupedBarChart,
  notes: {
    id: 'chartPages.groupedBarChart.notes',
    defaultMessage: 'Bars keep their order in every group, so they can be told apart without color.',
  },
});
