import type { TableName } from '../records/tables';

/** The highest numeric id assigned so far in each table. */
export type LastIds = Partial<Record<TableName, number>>;

/** The ids that a store assigns. */
export interface AssignedIds {
  /** Returns a new id for the table that was never assigned before: an ascending whole number as text. */
  nextId: (table: TableName) => Promise<string>;
  readLastIds: () => Promise<LastIds>;
  /** Makes sure that no id up to these is assigned from now on. */
  raiseLastIds: (lastIds: LastIds) => Promise<void>;
}
