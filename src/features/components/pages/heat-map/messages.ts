import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.heatMap,
  notes: {
    id: 'chartPages.heatMap.notes',
    defaultMessage: 'Each cell shows its number, because shades alone are hard to compare.',
  },
});
