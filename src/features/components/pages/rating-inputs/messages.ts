import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.ratingInputs,
  notes: {
    id: 'formPages.ratingInputs.notes',
    defaultMessage:
      'The stars are radio buttons with names. A separate button clears the rating, because stars alone can’t.',
  },
});
