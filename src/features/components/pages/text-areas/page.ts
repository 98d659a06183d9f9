import { TextAreaCounter } from '../../examples/forms/inputs/TextAreaCounter';
import textAreaCounterCode from '../../examples/forms/inputs/TextAreaCounter.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: TextAreaCounter, code: textAreaCounterCode, isTranslated: true }],
  keys: [exampleKeys.nextField],
  notes: [messages.notes],
};
