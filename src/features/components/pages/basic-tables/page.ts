import { BasicTable } from '../../examples/tables/BasicTable';
import basicTableCode from '../../examples/tables/BasicTable.tsx?raw';
import { TableStates } from '../../examples/tables/TableStates';
import tableStatesCode from '../../examples/tables/TableStates.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [
    { title: messages.basicTable, Example: BasicTable, code: basicTableCode, isTranslated: true },
    { title: messages.tableStates, Example: TableStates, code: tableStatesCode, isTranslated: true },
  ],
  keys: [exampleKeys.scroll],
  notes: [messages.notes],
};
