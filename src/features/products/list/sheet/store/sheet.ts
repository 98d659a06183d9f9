import type { ApolloClient } from '@apollo/client';
import { SheetSaveDocument } from '../Sheet.generated';
import type { SheetColumn } from '../cells/sheetColumn';
import type { CellState, CellTarget } from './cellEdit';
import { SheetEdits } from './sheetEdits';
import { toSheetRow, type SheetRow } from './sheetRow';
import { createSheetRows, type RowsRequest, type SheetRows } from './sheetRows';

/** The rows and the edits of a spreadsheet. It is outside React, so that a paste renders only the rows in sight. */
export class Sheet {
  readonly edits: SheetEdits;
  #client: ApolloClient;
  #catalogId: string;
  #opened: { key: string; request: RowsRequest; rows: SheetRows; columns: readonly SheetColumn[] } | null = null;
  #version = 0;
  #isClosed = false;
  #listeners = new Set<() => void>();

  constructor(client: ApolloClient, catalogId: string, explain: (error: unknown) => string) {
    this.#client = client;
    this.#catalogId = catalogId;
    this.edits = new SheetEdits({ save: (cells) => this.#save(cells), explain, onChange: this.#notify });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  getVersion = (): number => this.#version;

  /** Shows other rows or columns. Edits stay. */
  open(key: string, request: RowsRequest, columns: readonly SheetColumn[]): void {
    this.#opened?.rows.close();
    this.#isClosed = false;
    const rows = createSheetRows(this.#client, request, this.#notify);
    this.#opened = { key, request, rows, columns };
    rows.show(0, 1);
    this.#notify();
  }

  /** Stops following changes, and makes other screens read again what was saved. What is still being saved is. */
  close(): void {
    this.#opened?.rows.close();
    this.#isClosed = true;
    this.#forgetSaved();
  }

  #forgetSaved(): void {
    const { cache } = this.#client;
    const { savedIds } = this.edits;
    if (savedIds.size === 0) return;
    cache.batch({
      update: () => {
        for (const id of savedIds) cache.evict({ id: cache.identify({ __typename: 'Product', id })! });
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
      },
    });
    savedIds.clear();
  }

  /** Returns the rows that were opened under the key; null until they are. */
  getRows(key: string): SheetRows | null {
    return this.#opened?.key === key ? this.#opened.rows : null;
  }

  #notify = (): void => {
    this.#version++;
    if (this.#isClosed) this.#forgetSaved();
    for (const listener of this.#listeners) listener();
  };

  async #save(cells: Parameters<ConstructorParameters<typeof SheetEdits>[0]['save']>[0]) {
    if (!this.#opened) throw new Error('The spreadsheet has not been opened.');
    const { request, rows, columns } = this.#opened;
    const { input: _, withVariants: __, ...fields } = request;
    const { data } = await this.#client.mutate({
      mutation: SheetSaveDocument,
      variables: { ...fields, input: { catalogId: this.#catalogId, cells } },
      fetchPolicy: 'no-cache',
    });
    const { results = [], products = [], variants = [] } = data?.saveProductCells ?? {};
    const saved = [...products, ...variants].map((record) => toSheetRow(record, 0));
    rows.put(saved);
    // Variants inherit from their product.
    if (request.withVariants && cells.some(({ variantId }) => !variantId)) rows.reload();
    const byId = new Map(saved.map((row) => [row.id, row]));
    const places = new Map(columns.map(({ id, place }) => [id, place]));
    return {
      results,
      read: ({ rowId, columnId }: CellTarget) => {
        const row = byId.get(rowId);
        const cell = row?.cells[places.get(columnId) ?? -1];
        return row && cell && { value: cell.value, by: row.updatedBy };
      },
    };
  }
}

/** Returns the value that a cell shows: what was entered until it is saved, or else the stored one. */
export function getShownValue(row: SheetRow, column: SheetColumn, state: CellState | undefined): string {
  return state && state.status !== 'saved' ? state.value : (row.cells[column.place]?.value ?? '');
}

/** Returns the target of an edit; null for a cell that can’t be changed. */
export function toTarget(row: SheetRow, { id, field, place }: SheetColumn): CellTarget | null {
  const cell = row.cells[place];
  if (!field || !cell || cell.isReadOnly) return null;
  return { rowId: row.id, productId: row.productId, variantId: row.variantId, columnId: id, field };
}
