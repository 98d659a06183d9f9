import type { ComponentDefinition } from '../../componentTypes';
import { SizesExample } from './SizesExample';
import sizesCode from './SizesExample.tsx?raw';
import { messages } from './messages';

/** The page “Spinners”. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.sizes, Example: SizesExample, code: sizesCode }],
  keys: [],
  notes: [messages.note1],
};
