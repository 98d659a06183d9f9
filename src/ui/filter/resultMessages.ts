import { defineMessages } from '#i18n/defineMessages';

/** The number of results, apart from `listMessages` because the first screen does not need it. */
export const resultMessages = defineMessages({
  results: {
    id: 'ui.list.results',
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
  },
});
