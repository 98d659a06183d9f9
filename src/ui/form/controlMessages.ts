import { defineMessages } from '#i18n/defineMessages';

/** Names of the buttons in Fluent’s fields, which it has only in English. */
export const controlMessages = defineMessages({
  showOptions: { id: 'ui.picker.show', defaultMessage: 'Show options for {field}' },
  moreOptions: {
    id: 'ui.picker.more',
    defaultMessage: '{count, plural, one {# more option} other {# more options}}. Type to search.',
  },
  increase: { id: 'ui.spin.increase', defaultMessage: 'Increase: {field}' },
  decrease: { id: 'ui.spin.decrease', defaultMessage: 'Decrease: {field}' },
});
