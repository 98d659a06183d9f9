import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { MaskedInputs } from '../../examples/forms/inputs/MaskedInputs';
import maskedInputsCode from '../../examples/forms/inputs/MaskedInputs.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.inputMasks,
  notes: {
    id: 'formPages.inputMasks.notes',
    defaultMessage: 'A hint shows the format before typing. Pasted text is accepted with other separators.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: MaskedInputs, code: maskedInputsCode, isTranslated: true }],
  keys: [exampleKeys.nextField],
  notes: [messages.notes],
};
