import { RichText } from '../../examples/forms/wholeForms/RichText';
import richTextCode from '../../examples/forms/wholeForms/RichText.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: RichText, code: richTextCode, isTranslated: true }],
  keys: [exampleKeys.bold, exampleKeys.tools],
  notes: [messages.notes],
};
