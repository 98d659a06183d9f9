import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { ExpandableTable } from '../../examples/tables/ExpandableTable';
import expandableTableCode from '../../examples/tables/ExpandableTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: tableRowMessages.expandableTables,
  notes: {
    id: 'tablePages.expandableTables.notes',
    defaultMessage: 'A button in the row says whether its details are shown. The details come next in reading order.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: ExpandableTable, code: expandableTableCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.expand],
  notes: [messages.notes],
};
