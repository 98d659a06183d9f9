import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: tableRowMessages.stripedTables,
  notes: {
    id: 'tablePages.stripedTables.notes',
    defaultMessage: 'Stripes are decorative. The lines between rows stay visible in high-contrast mode.',
  },
});
