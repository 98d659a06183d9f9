import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  notes: {
    id: 'formPages.formValidation.notes',
    defaultMessage: 'Focus moves to the first wrong field. Messages say what is wrong and what to enter.',
  },
  clientValidation: { id: 'formPages.formValidation.clientValidation', defaultMessage: 'Checked in the browser' },
  serverValidation: { id: 'formPages.formValidation.serverValidation', defaultMessage: 'Checked by the server' },
});
