import { ExpandableTable } from '../../examples/tables/ExpandableTable';
import expandableTableCode from '../../examples/tables/ExpandableTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: ExpandableTable, code: expandableTableCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.expand],
  notes: [messages.notes],
};
