import { chartRowMessages } from '../../list/chartRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: chartRowMessages.sankey,
  notes: { id: 'chartPages.sankey.notes', defaultMessage: 'The names and amounts of nodes are text.' },
});
