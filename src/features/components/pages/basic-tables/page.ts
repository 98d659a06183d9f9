import { defineMessages } from '#i18n/defineMessages';
import { BasicTable } from '../../examples/tables/BasicTable';
import basicTableCode from '../../examples/tables/BasicTable.tsx?raw';
import { TableStates } from '../../examples/tables/TableStates';
import tableStatesCode from '../../examples/tables/TableStates.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  notes: {
    id: 'tablePages.basicTables.notes',
    defaultMessage:
      'A native table with a label and column headers. A table wider than the screen scrolls by keyboard.',
  },
  basicTable: { id: 'tablePages.basicTables.basicTable', defaultMessage: 'Rows and columns' },
  tableStates: { id: 'tablePages.basicTables.tableStates', defaultMessage: 'Table without rows' },
});

export const page: ComponentDefinition = {
  examples: [
    { title: messages.basicTable, Example: BasicTable, code: basicTableCode, isTranslated: true },
    { title: messages.tableStates, Example: TableStates, code: tableStatesCode, isTranslated: true },
  ],
  keys: [exampleKeys.scroll],
  notes: [messages.notes],
};
