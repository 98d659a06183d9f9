import { Wizard } from '../../examples/forms/wholeForms/Wizard';
import wizardCode from '../../examples/forms/wholeForms/Wizard.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: Wizard, code: wizardCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.submit],
  notes: [messages.notes],
};
