import { defineMessages } from '#i18n/defineMessages';

/** The messages for the parts of the top bar that are shown immediately. */
export const messages = defineMessages({
  search: { id: 'palette.open', defaultMessage: 'Search' },
});
