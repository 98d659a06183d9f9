import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '../../../../i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.textAreas,
  notes: {
    id: 'formPages.textAreas.notes',
    defaultMessage:
      'The counter is the description of the field, so it doesn’t interrupt typing. Too long a text is an error.',
  },
});
