import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { SortableTable } from '../../examples/tables/SortableTable';
import sortableTableCode from '../../examples/tables/SortableTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: tableRowMessages.sortableTables,
  notes: {
    id: 'tablePages.sortableTables.notes',
    defaultMessage:
      'The order is part of the header for screen readers. Names are sorted by the rules of the language.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: SortableTable, code: sortableTableCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.sortKey],
  notes: [messages.notes],
};
