import { SortableTable } from '../../examples/tables/SortableTable';
import sortableTableCode from '../../examples/tables/SortableTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: SortableTable, code: sortableTableCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.sortKey],
  notes: [messages.notes],
};
