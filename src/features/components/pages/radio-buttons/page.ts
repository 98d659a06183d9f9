import { RadioChoices } from '../../examples/forms/choices/RadioChoices';
import radioChoicesCode from '../../examples/forms/choices/RadioChoices.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: RadioChoices, code: radioChoicesCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.option],
  notes: [messages.notes],
};
