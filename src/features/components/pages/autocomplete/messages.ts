import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.autocomplete,
  notes: {
    id: 'formPages.autocomplete.notes',
    defaultMessage: 'Focus stays in the field. The highlighted option and the number of options are announced.',
  },
});
