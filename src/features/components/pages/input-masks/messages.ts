import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.inputMasks,
  notes: {
    id: 'formPages.inputMasks.notes',
    defaultMessage: 'A hint shows the format before typing. Pasted text is accepted with other separators.',
  },
});
