import { defineMessages } from '#i18n/defineMessages';
import { ClientValidation } from '../../examples/forms/wholeForms/ClientValidation';
import clientValidationCode from '../../examples/forms/wholeForms/ClientValidation.tsx?raw';
import { ServerValidation } from '../../examples/forms/wholeForms/ServerValidation';
import serverValidationCode from '../../examples/forms/wholeForms/ServerValidation.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  notes: {
    id: 'formPages.formValidation.notes',
    defaultMessage: 'Focus moves to the first wrong field. Messages say what is wrong and what to enter.',
  },
  clientValidation: { id: 'formPages.formValidation.clientValidation', defaultMessage: 'Checked in the browser' },
  serverValidation: { id: 'formPages.formValidation.serverValidation', defaultMessage: 'Checked by the server' },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.clientValidation, Example: ClientValidation, code: clientValidationCode, isTranslated: true },
    { title: messages.serverValidation, Example: ServerValidation, code: serverValidationCode, isTranslated: true },
  ],
  keys: [exampleKeys.nextField, exampleKeys.submit],
  notes: [messages.notes],
};
