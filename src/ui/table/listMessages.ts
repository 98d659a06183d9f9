import { defineMessages } from '#i18n/defineMessages';

/** Messages shared by all lists. */
export const listMessages = defineMessages({
  pastEnd: { id: 'ui.list.pastEnd', defaultMessage: 'This page doesn’t exist' },
  firstPage: { id: 'ui.list.firstPage', defaultMessage: 'First page' },
  clearFilters: { id: 'ui.list.clearFilters', defaultMessage: 'Clear filters' },
});
