import { SelectableTable } from '../../examples/tables/SelectableTable';
import selectableTableCode from '../../examples/tables/SelectableTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: SelectableTable, code: selectableTableCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.toggle],
  notes: [messages.notes],
};
