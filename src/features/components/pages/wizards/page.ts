import { formRowMessages } from '../../list/formRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { Wizard } from '../../examples/forms/wholeForms/Wizard';
import wizardCode from '../../examples/forms/wholeForms/Wizard.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: formRowMessages.wizards,
  notes: {
    id: 'formPages.wizards.notes',
    defaultMessage: 'Focus moves to the heading of each step, and the current step is announced in the list of steps.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: Wizard, code: wizardCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.submit],
  notes: [messages.notes],
};
