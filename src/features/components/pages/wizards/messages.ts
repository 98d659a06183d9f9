import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.wizards,
  notes: {
    id: 'formPages.wizards.notes',
    defaultMessage: 'Focus moves to the heading of each step, and the current step is announced in the list of steps.',
  },
});
