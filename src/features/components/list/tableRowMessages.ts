import { defineMessages } from '#i18n/defineMessages';

/** Titles and summaries of the pages about tables. */
export const tableRowMessages = defineMessages({
  basicTables: { id: 'tablePages.basicTables', defaultMessage: 'Basic tables' },
  basicTablesSummary: {
    id: 'tablePages.basicTablesSummary',
    defaultMessage: 'Rows and columns, and what is shown while there are no rows.',
  },
  stripedTables: { id: 'tablePages.stripedTables', defaultMessage: 'Sticky headers and stripes' },
  stripedTablesSummary: {
    id: 'tablePages.stripedTablesSummary',
    defaultMessage: 'A header that stays in view over many rows, and stripes that guide the eye.',
  },
  selectableTables: { id: 'tablePages.selectableTables', defaultMessage: 'Selectable rows' },
  selectableTablesSummary: {
    id: 'tablePages.selectableTablesSummary',
    defaultMessage: 'Checkboxes for rows, and actions for the selected ones.',
  },
  sortableTables: { id: 'tablePages.sortableTables', defaultMessage: 'Sortable columns' },
  sortableTablesSummary: {
    id: 'tablePages.sortableTablesSummary',
    defaultMessage: 'Column headers that sort the rows, and reverse the order when selected again.',
  },
  expandableTables: { id: 'tablePages.expandableTables', defaultMessage: 'Expandable rows' },
  expandableTablesSummary: {
    id: 'tablePages.expandableTablesSummary',
    defaultMessage: 'Rows that expand to show details that are rarely needed.',
  },
  editableTables: { id: 'tablePages.editableTables', defaultMessage: 'Editable rows' },
  editableTablesSummary: {
    id: 'tablePages.editableTablesSummary',
    defaultMessage: 'Rows that are edited in place, one at a time.',
  },
  employeeTable: { id: 'tablePages.employeeTable', defaultMessage: 'Employee table' },
  employeeTableSummary: {
    id: 'tablePages.employeeTableSummary',
    defaultMessage:
      'A complete list from the server: search, filters, sorting, pages, columns, and an export of the matching rows. Its state is in the URL.',
  },
});
