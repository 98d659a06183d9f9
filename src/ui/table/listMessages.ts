import { defineMessages } from '#i18n/defineMessages';

/** Messages shared by all tables and lists. */
export const listMessages = defineMessages({
  pastEnd: { id: 'ui.list.pastEnd', defaultMessage: 'This page doesn’t exist' },
  firstPage: { id: 'ui.list.firstPage', defaultMessage: 'First page' },
  clearFilters: { id: 'ui.list.clearFilters', defaultMessage: 'Clear filters' },
  range: {
    id: 'ui.pagination.range',
    defaultMessage: '{total, plural, =0 {No rows} other {{first, number}–{last, number} of {total, number}}}',
  },
  perPage: { id: 'ui.pagination.perPage', defaultMessage: 'Rows per page' },
  pagination: { id: 'ui.pagination.label', defaultMessage: 'Pages of {table}' },
  previousPage: { id: 'ui.pagination.previous', defaultMessage: 'Previous page' },
  nextPage: { id: 'ui.pagination.next', defaultMessage: 'Next page' },
  goToPage: { id: 'ui.pagination.goTo', defaultMessage: 'Go to page' },
  pageOf: { id: 'ui.pagination.pageOf', defaultMessage: 'Page {page, number} of {pages, number}' },
  selectAllRows: { id: 'ui.table.selectPage', defaultMessage: 'Select all rows on this page' },
  selectRow: { id: 'ui.table.selectRow', defaultMessage: 'Select {name}' },
  selected: { id: 'ui.table.selected', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
  selectMatching: { id: 'ui.table.selectMatching', defaultMessage: 'Select all {total, number} matching rows' },
  clearSelection: { id: 'ui.table.clearSelection', defaultMessage: 'Clear selection' },
  viewSettings: { id: 'ui.table.settings', defaultMessage: 'Columns and row height' },
  columns: { id: 'ui.table.columns', defaultMessage: 'Columns' },
  arrange: { id: 'ui.table.arrange', defaultMessage: 'Order and width…' },
  density: { id: 'ui.table.density', defaultMessage: 'Row height' },
  comfortable: { id: 'ui.table.comfortable', defaultMessage: 'Comfortable' },
  compact: { id: 'ui.table.compact', defaultMessage: 'Compact' },
  resetView: { id: 'ui.table.resetView', defaultMessage: 'Reset to defaults' },
});
