import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { Repeater } from '../../examples/forms/wholeForms/Repeater';
import repeaterCode from '../../examples/forms/wholeForms/Repeater.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.repeaters,
  notes: {
    id: 'formPages.repeaters.notes',
    defaultMessage:
      'Each line is a group with its number. After a line is removed, focus moves to the button that adds one.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: Repeater, code: repeaterCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.press],
  notes: [messages.notes],
};
