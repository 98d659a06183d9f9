import { defineMessages } from '#i18n/defineMessages';

/** Names of the buttons in Fluent’s fields, which it has only in English. */
export const controlMessages = defineMessages({
  showOptions: { id: 'ui.picker.show', defaultMessage: 'Show options for {field}' },
  increase: { id: 'ui.spin.increase', defaultMessage: 'Increase: {field}' },
  decrease: { id: 'ui.spin.decrease', defaultMessage: 'Decrease: {field}' },
});
