import { EditableTable } from '../../examples/tables/EditableTable';
import editableTableCode from '../../examples/tables/EditableTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: EditableTable, code: editableTableCode, isTranslated: true }],
  keys: [exampleKeys.saveRow, exampleKeys.restoreRow],
  notes: [messages.notes],
};
