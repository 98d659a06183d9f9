import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  example: formRowMessages.switches,
  notes: {
    id: 'formPages.switches.notes',
    defaultMessage:
      'The label stays the same in both states. A setting that depends on another one is disabled, not hidden.',
  },
});
