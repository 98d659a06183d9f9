import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.richText,
  notes: {
    id: 'formPages.richText.notes',
    defaultMessage: 'The toolbar is one stop for the Tab key. Its buttons say whether a format is on.',
  },
});
