import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: tableRowMessages.selectableTables,
  notes: {
    id: 'tablePages.selectableTables.notes',
    defaultMessage: 'Each checkbox names its row. The number of selected rows is announced.',
  },
});
