import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.sparklines,
  notes: { id: 'chartPages.sparklines.notes', defaultMessage: 'The latest value is beside the line as text.' },
});
