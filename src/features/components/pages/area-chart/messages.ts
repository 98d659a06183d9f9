import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.areaChart,
  notes: {
    id: 'chartPages.areaChart.notes',
    defaultMessage: 'The legend says which area is which, and can highlight one of them.',
  },
});
