/** A cell of the grid by its row and column, from 0. */
export interface Place {
  row: number;
  column: number;
}

/** A block of cells, its borders included. */
export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The selected cells. */
export interface GridSelection {
  /** The cell that keys act on. */
  active: Place;
  /** The cell that Shift extends the block from the active cell to. */
  head: Place;
  /** The block with the active cell. */
  block: Block;
  /** The blocks that were selected before, with Ctrl. */
  others: readonly Block[];
}

/** How many rows and columns there are, and how many rows are in sight. */
export interface GridSize {
  rows: number;
  columns: number;
  page: number;
}

/** Returns the block from one cell to another. */
export function toBlock(a: Place, b: Place): Block {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

/** Returns the selection of one cell, or of the block from it to another one. */
export function selectCell(active: Place, head = active): GridSelection {
  return { active, head, block: toBlock(active, head), others: [] };
}

/** Returns the selection with its block extended to a cell. */
export function extendTo(selection: GridSelection, head: Place): GridSelection {
  return { ...selection, head, block: toBlock(selection.active, head) };
}

/** Returns the selection with another block, of one cell. */
export function addCell({ block, others }: GridSelection, active: Place): GridSelection {
  return { ...selectCell(active), others: [...others, block] };
}

/** Returns the number of cells of a block. */
export function countCells({ top, bottom, left, right }: Block): number {
  return (bottom - top + 1) * (right - left + 1);
}

/** Whether a cell is in a block. */
export function isInBlock({ top, bottom, left, right }: Block, { row, column }: Place): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** A key as `KeyboardEvent` has it. Ctrl is the command key of a Mac, too. */
export interface GridKey {
  key: string;
  isCtrl: boolean;
  isShift: boolean;
  /** Whether the page reads from right to left. */
  isMirrored: boolean;
}

const getStep = ({ key, isMirrored }: GridKey): [rows: number, columns: number] | null => {
  switch (key) {
    case 'ArrowUp':
      return [-1, 0];
    case 'ArrowDown':
      return [1, 0];
    case 'ArrowLeft':
      return [0, isMirrored ? 1 : -1];
    case 'ArrowRight':
      return [0, isMirrored ? -1 : 1];
    default:
      return null;
  }
};

/** Returns where a key leads from a cell; null if it leads nowhere. */
function findTarget(from: Place, key: GridKey, { rows, columns, page }: GridSize): Place | null {
  const step = getStep(key);
  const far = Math.max(rows, columns);
  const toCell = (row: number, column: number) => ({ row: clamp(row, rows), column: clamp(column, columns) });
  if (step) {
    const by = key.isCtrl ? far : 1;
    return toCell(from.row + step[0] * by, from.column + step[1] * by);
  }
  switch (key.key) {
    case 'Home':
      return toCell(key.isCtrl ? 0 : from.row, 0);
    case 'End':
      return toCell(key.isCtrl ? rows - 1 : from.row, columns - 1);
    case 'PageUp':
      return toCell(from.row - page, from.column);
    case 'PageDown':
      return toCell(from.row + page, from.column);
    default:
      return null;
  }
}

/** Returns the selection after a key that moves it; null for other keys. Shift extends the block instead of moving. */
export function moveSelection(selection: GridSelection, key: GridKey, size: GridSize): GridSelection | null {
  const { rows, columns } = size;
  const { active, head, block } = selection;
  const all = { top: 0, left: 0, bottom: rows - 1, right: columns - 1 };
  if (key.isCtrl && key.key.toLowerCase() === 'a') return { active, head, block: all, others: [] };
  if (key.key === ' ' && key.isShift) return { ...selection, block: { ...block, left: 0, right: all.right } };
  if (key.key === ' ' && key.isCtrl) return { ...selection, block: { ...block, top: 0, bottom: all.bottom } };
  const target = findTarget(key.isShift ? head : active, key, size);
  if (!target) return null;
  return key.isShift ? extendTo(selection, target) : selectCell(target);
}
