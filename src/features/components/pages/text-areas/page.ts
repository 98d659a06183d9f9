import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { TextAreaCounter } from '../../examples/forms/inputs/TextAreaCounter';
import textAreaCounterCode from '../../examples/forms/inputs/TextAreaCounter.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.textAreas,
  notes: {
    id: 'formPages.textAreas.notes',
    defaultMessage:
      'The counter is the field’s description, so it doesn’t interrupt typing. Text that’s too long is an error.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: TextAreaCounter, code: textAreaCounterCode, isTranslated: true }],
  keys: [exampleKeys.nextField],
  notes: [messages.notes],
};
