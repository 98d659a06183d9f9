import { EmployeeTable } from '../../examples/tables/EmployeeTable';
import employeeTableCode from '../../examples/tables/EmployeeTable.tsx?raw';
import type { ComponentDefinition } from '../../componentTypes';
import { exampleKeys } from '../exampleKeys';
import { messages } from './messages';

/** The content of the page. */
export const page: ComponentDefinition = {
  examples: [{ title: messages.example, Example: EmployeeTable, code: employeeTableCode, isTranslated: true }],
  keys: [exampleKeys.nextField, exampleKeys.sortKey],
  notes: [messages.notes],
};
