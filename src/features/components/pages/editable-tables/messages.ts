import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: tableRowMessages.editableTables,
  notes: {
    id: 'tablePages.editableTables.notes',
    defaultMessage:
      'Focus moves into the row, and back to its button afterwards. The fields have the names of their columns.',
  },
});
