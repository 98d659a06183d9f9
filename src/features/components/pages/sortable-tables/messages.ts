import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: tableRowMessages.sortableTables,
  notes: {
    id: 'tablePages.sortableTables.notes',
    defaultMessage:
      'The order is part of the header for screen readers. Names are sorted by the rules of the language.',
  },
});
