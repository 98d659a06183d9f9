import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.pieChart,
  notes: {
    id: 'chartPages.pieChart.notes',
    defaultMessage: 'Slices show their share as text, and the legend names them.',
  },
});
