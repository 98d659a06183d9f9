import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.checkboxes,
  notes: {
    id: 'formPages.checkboxes.notes',
    defaultMessage:
      'The options are a group with a name. The checkbox for all of them is announced as mixed if only some are on.',
  },
});
