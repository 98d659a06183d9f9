import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.textAreas,
  notes: {
    id: 'formPages.textAreas.notes',
    defaultMessage:
      'The counter is the field’s description, so it doesn’t interrupt typing. Text that’s too long is an error.',
  },
});
