import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: tableRowMessages.expandableTables,
  notes: {
    id: 'tablePages.expandableTables.notes',
    defaultMessage: 'A button in the row says whether its details are shown. The details come next in reading order.',
  },
});
