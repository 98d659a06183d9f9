import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  notes: {
    id: 'tablePages.basicTables.notes',
    defaultMessage:
      'A native table with a label and column headers. A table wider than the screen scrolls by keyboard.',
  },
  basicTable: { id: 'tablePages.basicTables.basicTable', defaultMessage: 'Rows and columns' },
  tableStates: { id: 'tablePages.basicTables.tableStates', defaultMessage: 'Table without rows' },
});
