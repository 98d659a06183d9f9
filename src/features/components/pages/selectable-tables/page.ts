import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { SelectableTable } from '../../examples/tables/SelectableTable';
import selectableTableCode from '../../examples/tables/SelectableTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: tableRowMessages.selectableTables,
  notes: {
    id: 'tablePages.selectableTables.notes',
    defaultMessage: 'Each checkbox names its row. The number of selected rows is announced.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: SelectableTable, code: selectableTableCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.toggle],
  notes: [messages.notes],
};
