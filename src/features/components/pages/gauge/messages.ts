import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.gauge,
  notes: { id: 'chartPages.gauge.notes', defaultMessage: 'The value is written below the needle.' },
});
