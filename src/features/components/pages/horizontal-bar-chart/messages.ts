import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.horizontalBarChart,
  notes: { id: 'chartPages.horizontalBarChart.notes', defaultMessage: 'Names are written in full beside their bars.' },
});
