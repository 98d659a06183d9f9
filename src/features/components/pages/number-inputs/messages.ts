import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.numberInputs,
  notes: {
    id: 'formPages.numberInputs.notes',
    defaultMessage:
      'The limits are announced with the value. An amount is a text field, because number fields drop what they can’t read.',
  },
});
