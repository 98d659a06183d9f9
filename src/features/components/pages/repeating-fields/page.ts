import { Repeater } from '../../examples/forms/wholeForms/Repeater';
import repeaterCode from '../../examples/forms/wholeForms/Repeater.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: Repeater, code: repeaterCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.press],
  notes: [messages.notes],
};
