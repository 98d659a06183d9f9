import type { ProductCellFieldInput } from '#graphql/types.generated';

/** A cell by its row and its column. */
export interface CellPlace {
  rowId: string;
  columnId: string;
}

/** A cell by its product or variant, and its field. */
export interface CellTarget extends CellPlace {
  productId: string;
  /** null in the row of the product itself. */
  variantId: string | null;
  field: ProductCellFieldInput;
}

/** A change of a cell, with values as the gateway takes them. */
export interface CellChange extends CellTarget {
  before: string;
  after: string;
  /** Why `after` can’t be read as a value. Such a change is shown, and not saved. */
  message?: string;
}

/** What a cell that was edited shows. */
export interface CellState {
  /** `failed` if the gateway could not be reached. */
  status: 'saving' | 'saved' | 'invalid' | 'conflict' | 'failed';
  /** What was entered; a text if it can’t be read. */
  value: string;
  /** The stored value that the edit started from. */
  base: string;
  /** Why it is invalid, or not saved. */
  message?: string;
  /** The stored value of a conflict, and who saved it. */
  theirs?: string;
  by?: string;
}

/** The states of a row’s cells by the IDs of their columns. */
export type CellStates = ReadonlyMap<string, CellState>;
