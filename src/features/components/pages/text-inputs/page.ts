import { defineMessages } from '#i18n/defineMessages';
import { TextInputs } from '../../examples/forms/inputs/TextInputs';
import textInputsCode from '../../examples/forms/inputs/TextInputs.tsx?raw';
import { InputStates } from '../../examples/forms/inputs/InputStates';
import inputStatesCode from '../../examples/forms/inputs/InputStates.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  notes: {
    id: 'formPages.textInputs.notes',
    defaultMessage: 'Field connects label, hint, and message with the input. A placeholder doesn’t replace the label.',
  },
  textInputs: { id: 'formPages.textInputs.textInputs', defaultMessage: 'Types of text' },
  inputStates: { id: 'formPages.textInputs.inputStates', defaultMessage: 'States of an input' },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.textInputs, Example: TextInputs, code: textInputsCode, isTranslated: true },
    { title: messages.inputStates, Example: InputStates, code: inputStatesCode, isTranslated: true },
  ],
  keys: [exampleKeys.nextField],
  notes: [messages.notes],
};
