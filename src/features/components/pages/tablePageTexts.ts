import { defineMessages } from '../../../i18n/defineMessages';

/** Texts of the pages of tables. */
export const tablePageTexts = defineMessages({
  basicTables: { id: 'tablePages.basicTables', defaultMessage: 'Basic tables' },
  basicTablesText: {
    id: 'tablePages.basicTablesText',
    defaultMessage: 'Rows and columns, and what is shown while there are no rows.',
  },
  basicTablesNotes: {
    id: 'tablePages.basicTablesNotes',
    defaultMessage:
      'A native table with a label and column headers. A table wider than the screen scrolls by keyboard.',
  },
  stripedTables: { id: 'tablePages.stripedTables', defaultMessage: 'Sticky headers and stripes' },
  stripedTablesText: {
    id: 'tablePages.stripedTablesText',
    defaultMessage: 'A header that stays in view over many rows, and stripes that lead the eye.',
  },
  stripedTablesNotes: {
    id: 'tablePages.stripedTablesNotes',
    defaultMessage: 'Stripes are decoration. Lines between the rows remain in high contrast.',
  },
  selectableTables: { id: 'tablePages.selectableTables', defaultMessage: 'Selectable rows' },
  selectableTablesText: {
    id: 'tablePages.selectableTablesText',
    defaultMessage: 'Checkboxes for rows, and actions for the selected ones.',
  },
  selectableTablesNotes: {
    id: 'tablePages.selectableTablesNotes',
    defaultMessage: 'Each checkbox names its row. The number of selected rows is announced.',
  },
  sortableTables: { id: 'tablePages.sortableTables', defaultMessage: 'Sortable columns' },
  sortableTablesText: {
    id: 'tablePages.sortableTablesText',
    defaultMessage: 'Column headers that sort the rows, and reverse the order when pressed again.',
  },
  sortableTablesNotes: {
    id: 'tablePages.sortableTablesNotes',
    defaultMessage:
      'The order is part of the header for screen readers. Names are sorted by the rules of the language.',
  },
  expandableTables: { id: 'tablePages.expandableTables', defaultMessage: 'Expandable rows' },
  expandableTablesText: {
    id: 'tablePages.expandableTablesText',
    defaultMessage: 'Rows that show more below themselves, for details that are rarely needed.',
  },
  expandableTablesNotes: {
    id: 'tablePages.expandableTablesNotes',
    defaultMessage: 'A button in the row tells whether its details are shown. The details come next in reading order.',
  },
  editableTables: { id: 'tablePages.editableTables', defaultMessage: 'Editable rows' },
  editableTablesText: {
    id: 'tablePages.editableTablesText',
    defaultMessage: 'Rows that are edited in place, one at a time.',
  },
  editableTablesNotes: {
    id: 'tablePages.editableTablesNotes',
    defaultMessage:
      'Focus moves into the row, and back to its button afterwards. The fields have the names of their columns.',
  },
  employeeTable: { id: 'tablePages.employeeTable', defaultMessage: 'Employee table' },
  employeeTableText: {
    id: 'tablePages.employeeTableText',
    defaultMessage:
      'A complete list from the server: search, filter, order, pages, columns, and an export of what matches. Its state is in the URL.',
  },
  employeeTableNotes: {
    id: 'tablePages.employeeTableNotes',
    defaultMessage: 'The status is text in a badge, not only a color. Rows stay visible while newer ones load.',
  },
});
