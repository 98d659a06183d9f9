import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.radioButtons,
  notes: {
    id: 'formPages.radioButtons.notes',
    defaultMessage: 'The group is one stop for the Tab key. The question is the name of the group.',
  },
});
