import { defineMessages } from '../../i18n/defineMessages';

/** What every list says of itself. */
export const listMessages = defineMessages({
  pastEnd: { id: 'ui.list.pastEnd', defaultMessage: 'This page is past the end' },
  firstPage: { id: 'ui.list.firstPage', defaultMessage: 'First page' },
  clearFilters: { id: 'ui.list.clearFilters', defaultMessage: 'Clear filters' },
});
