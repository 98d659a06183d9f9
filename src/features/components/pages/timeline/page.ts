import type { ComponentDefinition } from '../../componentTypes';
import { HistoryExample } from './HistoryExample';
import historyCode from './HistoryExample.tsx?raw';
import { messages } from './messages';

/** The page “Timeline”. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.history, Example: HistoryExample, code: historyCode }],
  keys: [],
  notes: [messages.note1],
};
