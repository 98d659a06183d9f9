import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.fileUpload,
  notes: {
    id: 'formPages.fileUpload.notes',
    defaultMessage: 'Dragging always has an alternative. Results are announced, and each problem says what to do.',
  },
});
