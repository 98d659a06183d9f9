import type { ComponentPage } from './componentPage';
import { exampleTitles } from './exampleTitles';
import { keys } from './keys';
import { tablePageTexts as messages } from './tablePageTexts';

/** Pages of tables. */
export const tablePages: readonly ComponentPage[] = [
  {
    id: 'basic-tables',
    title: messages.basicTables,
    description: messages.basicTablesText,
    notes: messages.basicTablesNotes,
    keys: [keys.scroll],
    examples: [
      {
        title: exampleTitles.BasicTable,
        load: () => import('../examples/tables/BasicTable').then((module) => module.BasicTable),
        source: () => import('../examples/tables/BasicTable.tsx?raw'),
      },
      {
        title: exampleTitles.TableStates,
        load: () => import('../examples/tables/TableStates').then((module) => module.TableStates),
        source: () => import('../examples/tables/TableStates.tsx?raw'),
      },
    ],
  },
  {
    id: 'striped-tables',
    title: messages.stripedTables,
    description: messages.stripedTablesText,
    notes: messages.stripedTablesNotes,
    keys: [keys.scroll],
    examples: [
      {
        load: () => import('../examples/tables/StripedTable').then((module) => module.StripedTable),
        source: () => import('../examples/tables/StripedTable.tsx?raw'),
      },
    ],
  },
  {
    id: 'selectable-tables',
    title: messages.selectableTables,
    description: messages.selectableTablesText,
    notes: messages.selectableTablesNotes,
    keys: [keys.nextField, keys.toggle],
    examples: [
      {
        load: () => import('../examples/tables/SelectableTable').then((module) => module.SelectableTable),
        source: () => import('../examples/tables/SelectableTable.tsx?raw'),
      },
    ],
  },
  {
    id: 'sortable-tables',
    title: messages.sortableTables,
    description: messages.sortableTablesText,
    notes: messages.sortableTablesNotes,
    keys: [keys.nextField, keys.sortKey],
    examples: [
      {
        load: () => import('../examples/tables/SortableTable').then((module) => module.SortableTable),
        source: () => import('../examples/tables/SortableTable.tsx?raw'),
      },
    ],
  },
  {
    id: 'expandable-tables',
    title: messages.expandableTables,
    description: messages.expandableTablesText,
    notes: messages.expandableTablesNotes,
    keys: [keys.nextField, keys.expand],
    examples: [
      {
        load: () => import('../examples/tables/ExpandableTable').then((module) => module.ExpandableTable),
        source: () => import('../examples/tables/ExpandableTable.tsx?raw'),
      },
    ],
  },
  {
    id: 'editable-tables',
    title: messages.editableTables,
    description: messages.editableTablesText,
    notes: messages.editableTablesNotes,
    keys: [keys.saveRow, keys.restoreRow],
    examples: [
      {
        load: () => import('../examples/tables/EditableTable').then((module) => module.EditableTable),
        source: () => import('../examples/tables/EditableTable.tsx?raw'),
      },
    ],
  },
  {
    id: 'employee-table',
    title: messages.employeeTable,
    description: messages.employeeTableText,
    notes: messages.employeeTableNotes,
    keys: [keys.nextField, keys.sortKey],
    examples: [
      {
        load: () => import('../examples/tables/EmployeeTable').then((module) => module.EmployeeTable),
        source: () => import('../examples/tables/EmployeeTable.tsx?raw'),
      },
    ],
  },
];
