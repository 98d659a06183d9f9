import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { EditableTable } from '../../examples/tables/EditableTable';
import editableTableCode from '../../examples/tables/EditableTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: tableRowMessages.editableTables,
  notes: {
    id: 'tablePages.editableTables.notes',
    defaultMessage:
      'Focus moves into the row, and back to its button afterwards. The fields have the names of their columns.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: EditableTable, code: editableTableCode, isTranslated: true }],
  keys: [exampleKeys.saveRow, exampleKeys.restoreRow],
  notes: [messages.notes],
};
