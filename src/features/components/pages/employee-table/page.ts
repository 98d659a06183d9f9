import { tableRowMessages } from '../../list/tableRowMessages';
import { defineMessages } from '#i18n/defineMessages';
import { EmployeeTable } from '../../examples/tables/EmployeeTable';
import employeeTableCode from '../../examples/tables/EmployeeTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';

const messages = defineMessages({
  example: tableRowMessages.employeeTable,
  notes: {
    id: 'tablePages.employeeTable.notes',
    defaultMessage: 'The status is text in a badge, not only a color. Rows stay visible while newer ones load.',
  },
});

export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: EmployeeTable, code: employeeTableCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.sortKey],
  notes: [messages.notes],
};
