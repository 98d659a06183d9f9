import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { NumberInputs } from '../../examples/forms/inputs/NumberInputs';
import numberInputsCode from '../../examples/forms/inputs/NumberInputs.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.numberInputs,
  notes: {
    id: 'formPages.numberInputs.notes',
    defaultMessage:
      'The limits are announced with the value. An amount is a text field, because number fields drop what they can’t read.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: NumberInputs, code: numberInputsCode, isTranslated: true }],
  keys: [exampleKeys.step, exampleKeys.bigStep, exampleKeys.ends],
  notes: [messages.notes],
};
