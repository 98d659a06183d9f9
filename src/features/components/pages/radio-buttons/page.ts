import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { RadioChoices } from '../../examples/forms/choices/RadioChoices';
import radioChoicesCode from '../../examples/forms/choices/RadioChoices.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.radioButtons,
  notes: {
    id: 'formPages.radioButtons.notes',
    defaultMessage: 'The group is one stop for the Tab key. The question is the name of the group.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: RadioChoices, code: radioChoicesCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.option],
  notes: [messages.notes],
};
