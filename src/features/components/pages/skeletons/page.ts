import type { ComponentDefinition } from '../../componentTypes';
import { CardExample } from './CardExample';
import cardCode from './CardExample.tsx?raw';
import { messages } from './messages';

/** The page “Skeletons”. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.card, Example: CardExample, code: cardCode }],
  keys: [],
  notes: [messages.note1, messages.note2],
};
