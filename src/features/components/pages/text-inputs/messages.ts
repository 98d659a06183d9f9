import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  notes: {
    id: 'formPages.textInputs.notes',
    defaultMessage: 'Field connects label, hint, and message with the input. A placeholder doesn’t replace the label.',
  },
  textInputs: { id: 'formPages.textInputs.textInputs', defaultMessage: 'Types of text' },
  inputStates: { id: 'formPages.textInputs.inputStates', defaultMessage: 'States of an input' },
});
