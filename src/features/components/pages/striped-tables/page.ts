import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { StripedTable } from '../../examples/tables/StripedTable';
import stripedTableCode from '../../examples/tables/StripedTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: tableRowMessages.stripedTables,
  notes: {
    id: 'tablePages.stripedTables.notes',
    defaultMessage: 'Stripes are decorative. The lines between rows stay visible in high-contrast mode.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: StripedTable, code: stripedTableCode, isTranslated: true }],
  keys: [exampleKeys.scroll],
  notes: [messages.notes],
};
