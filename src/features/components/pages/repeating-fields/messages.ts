import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.repeaters,
  notes: {
    id: 'formPages.repeaters.notes',
    defaultMessage:
      'Each line is a group with its number. After a line is removed, focus moves to the button that adds one.',
  },
});
