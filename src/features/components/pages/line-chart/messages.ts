import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.lineChart,
  notes: { id: 'chartPages.lineChart.notes', defaultMessage: 'Values are shown on hover and on focus.' },
});
