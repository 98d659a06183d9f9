import type { ComponentRow } from '../componentTypes';
import type { componentIds } from './componentIds';
import { tableRowMessages as messages } from './tableRowMessages';

/** The pages about tables. */
export const tableRows: Readonly<Record<(typeof componentIds)['tables'][number], ComponentRow>> = {
  'basic-tables': {
    title: messages.basicTables,
    summary: messages.basicTablesSummary,
    keywords: ['rows', 'columns', 'empty', 'skeleton'],
    load: () => import('../pages/basic-tables/page').then((module) => module.page),
  },
  'striped-tables': {
    title: messages.stripedTables,
    summary: messages.stripedTablesSummary,
    keywords: ['zebra', 'header'],
    load: () => import('../pages/striped-tables/page').then((module) => module.page),
  },
  'selectable-tables': {
    title: messages.selectableTables,
    summary: messages.selectableTablesSummary,
    keywords: ['checkbox', 'bulk'],
    load: () => import('../pages/selectable-tables/page').then((module) => module.page),
  },
  'sortable-tables': {
    title: messages.sortableTables,
    summary: messages.sortableTablesSummary,
    keywords: ['order'],
    load: () => import('../pages/sortable-tables/page').then((module) => module.page),
  },
  'expandable-tables': {
    title: messages.expandableTables,
    summary: messages.expandableTablesSummary,
    keywords: ['details'],
    load: () => import('../pages/expandable-tables/page').then((module) => module.page),
  },
  'editable-tables': {
    title: messages.editableTables,
    summary: messages.editableTablesSummary,
    keywords: ['inline'],
    load: () => import('../pages/editable-tables/page').then((module) => module.page),
  },
  'employee-table': {
    title: messages.employeeTable,
    summary: messages.employeeTableSummary,
    keywords: ['data table', 'csv', 'export', 'staff'],
    load: () => import('../pages/employee-table/page').then((module) => module.page),
  },
};
