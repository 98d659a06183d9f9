import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: tableRowMessages.employeeTable,
  notes: {
    id: 'tablePages.employeeTable.notes',
    defaultMessage: 'The status is text in a badge, not only a color. Rows stay visible while newer ones load.',
  },
});
