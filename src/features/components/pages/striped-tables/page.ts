import { StripedTable } from '../../examples/tables/StripedTable';
import stripedTableCode from '../../examples/tables/StripedTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: StripedTable, code: stripedTableCode, isTranslated: true }],
  keys: [exampleKeys.scroll],
  notes: [messages.notes],
};
