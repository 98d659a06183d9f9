import type { CopiedCell } from '../clipboard/writeClipboard';
import type { PastedCell } from '../clipboard/readClipboard';
import { fromText, toNumber, toText, type ReadValue, type Writing } from '../cells/cellFormat';
import type { SheetColumn } from '../cells/sheetColumn';
import { getShownValue, toTarget, type Sheet } from '../store/sheet';
import type { CellChange } from '../store/cellEdit';
import type { SheetRow } from '../store/sheetRow';
import type { SheetRows } from '../store/sheetRows';
import { countCells, type Block } from './gridSelection';

/** Cells that one action takes. */
export const maxCells = 20_000;

/** What actions on cells need. */
export interface ActionContext {
  sheet: Sheet;
  rows: SheetRows;
  columns: readonly SheetColumn[];
  writing: Writing;
  /** Returns why a text is no value of a column. */
  explain: (fault: Extract<ReadValue, { fault: string }>['fault'] | 'required', text: string) => string;
}

/** How many cells an action changed, and how many it left because they can’t be changed or do not exist. */
export interface ActionResult {
  count: number;
  left: number;
}

const columnsOf = ({ columns }: ActionContext, { left, right }: Block) => columns.slice(left, right + 1);

/** Whether the blocks have more cells than an action takes. */
export function isTooLarge(blocks: readonly Block[]): boolean {
  return blocks.reduce((sum, block) => sum + countCells(block), 0) > maxCells;
}

/** Returns the texts of a block; null if not all of its rows are loaded. */
export function readBlock(context: ActionContext, block: Block): CopiedCell[][] | null {
  const { sheet, rows, writing } = context;
  const copied: CopiedCell[][] = [];
  for (let index = block.top; index <= block.bottom; index++) {
    const row = rows.getRow(index);
    if (!row) return null;
    copied.push(
      columnsOf(context, block).map((column) => {
        const value = getShownValue(row, column, sheet.edits.getState({ rowId: row.id, columnId: column.id }));
        return { text: toText(column.format, value, writing), number: toNumber(column.format, value) };
      }),
    );
  }
  return copied;
}

/** Collects changes of cells, and shows those that can’t be read where they were entered. */
class Changes {
  #changes: CellChange[] = [];
  #left = 0;

  constructor(private context: ActionContext) {}

  /** Changes a cell to a text. */
  enter(row: SheetRow | undefined, column: SheetColumn | undefined, cell: PastedCell): void {
    const target = row && column && toTarget(row, column);
    if (!target) {
      this.#left++;
      return;
    }
    const { sheet, writing, explain } = this.context;
    const { format } = column;
    const shown = getShownValue(row, column, sheet.edits.getState(target));
    if (cell.number === undefined && cell.text === toText(format, shown, writing)) {
      this.#changes.push({ ...target, before: shown, after: shown });
      return;
    }
    const before = this.#getBefore(row, column);
    const read = fromText(format, cell, writing);
    if ('fault' in read) {
      this.#changes.push({ ...target, before, after: cell.text, message: explain(read.fault, cell.text) });
    } else if (read.value === '' && format.kind === 'choice' && format.isRequired) {
      this.#changes.push({ ...target, before, after: '', message: explain('required', '') });
    } else this.#changes.push({ ...target, before, after: read.value });
  }

  /** Returns what undo brings back: the stored value instead of one that can’t be saved. */
  #getBefore(row: SheetRow, column: SheetColumn): string {
    const state = this.context.sheet.edits.getState({ rowId: row.id, columnId: column.id });
    return state?.status === 'invalid' ? state.base : getShownValue(row, column, state);
  }

  /** Changes a cell to a value. */
  put(row: SheetRow | undefined, column: SheetColumn, value: string): void {
    const target = row && toTarget(row, column);
    if (target) this.#changes.push({ ...target, before: this.#getBefore(row, column), after: value });
    else this.#left++;
  }

  apply(): ActionResult {
    this.context.sheet.edits.apply(this.#changes);
    return { count: this.#changes.filter(({ message }) => message === undefined).length, left: this.#left };
  }
}

/** Changes one cell to what was typed. */
export function enterText(context: ActionContext, row: SheetRow, column: SheetColumn, text: string): void {
  const changes = new Changes(context);
  changes.enter(row, column, { text });
  changes.apply();
}

/** Changes one cell to a value. */
export function enterValue(context: ActionContext, row: SheetRow, column: SheetColumn, value: string): void {
  const changes = new Changes(context);
  changes.put(row, column, value);
  changes.apply();
}

/**
 * Returns the block that pasted cells take: a selection that is several times as large, or as many cells as they are.
 */
export function getPasteBlock(block: Block, cells: readonly (readonly unknown[])[]): Block {
  const [height, width] = [cells.length, cells[0]?.length ?? 0];
  const [rows, columns] = [block.bottom - block.top + 1, block.right - block.left + 1];
  const isMultiple = rows % height === 0 && columns % width === 0;
  return isMultiple ? block : { ...block, bottom: block.top + height - 1, right: block.left + width - 1 };
}

/**
 * Pastes cells into a block, again and again if it is larger. Loads its rows first if they are not; if they are, the
 * cells are shown together with their selection.
 */
export async function paste(
  context: ActionContext,
  block: Block,
  cells: readonly (readonly PastedCell[])[],
): Promise<ActionResult> {
  const found = context.rows.load(block.top, Math.min(block.bottom + 1, context.rows.getTotal() ?? 0));
  const loaded = found instanceof Promise ? await found : found;
  const changes = new Changes(context);
  for (let down = 0; down <= block.bottom - block.top; down++) {
    const line = cells[down % cells.length] ?? [];
    for (let along = 0; along <= block.right - block.left; along++) {
      const cell = line[along % Math.max(1, cells[0]?.length ?? 1)] ?? { text: '' };
      changes.enter(loaded[down], context.columns[block.left + along], cell);
    }
  }
  return changes.apply();
}

/** Removes the values of the blocks. */
export async function clear(context: ActionContext, blocks: readonly Block[]): Promise<ActionResult> {
  const changes = new Changes(context);
  const done = new Set<string>();
  for (const block of blocks) {
    const loaded = await context.rows.load(block.top, block.bottom + 1);
    for (const row of loaded) {
      for (const column of columnsOf(context, block)) {
        const key = `${row.id}\n${column.id}`;
        if (!done.has(key)) changes.enter(row, column, { text: '' });
        done.add(key);
      }
    }
  }
  return changes.apply();
}

/** Copies the values of a block into a larger one around it, again and again. */
export async function fill(context: ActionContext, from: Block, to: Block): Promise<ActionResult> {
  const loaded = await context.rows.load(to.top, to.bottom + 1);
  const sources = await context.rows.load(from.top, from.bottom + 1);
  const changes = new Changes(context);
  const modulo = (value: number, count: number) => ((value % count) + count) % count;
  const [height, width] = [from.bottom - from.top + 1, from.right - from.left + 1];
  const { sheet, columns, writing } = context;
  loaded.forEach((row, down) => {
    const source = sources[modulo(to.top + down - from.top, height)];
    for (let at = to.left; at <= to.right; at++) {
      const isSource = to.top + down >= from.top && to.top + down <= from.bottom && at >= from.left && at <= from.right;
      const origin = columns[from.left + modulo(at - from.left, width)];
      const column = columns[at];
      if (isSource || !source || !origin || !column) continue;
      const value = getShownValue(source, origin, sheet.edits.getState({ rowId: source.id, columnId: origin.id }));
      if (origin === column) changes.put(row, column, value);
      else changes.enter(row, column, { text: toText(origin.format, value, writing) });
    }
  });
  return changes.apply();
}
