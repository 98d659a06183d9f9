import { defineMessages } from '../../../i18n/defineMessages';

/** The words of what stands in the top bar at once. */
export const messages = defineMessages({
  search: { id: 'palette.open', defaultMessage: 'Search' },
});
