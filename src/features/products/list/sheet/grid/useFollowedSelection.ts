import { useState, type Dispatch, type SetStateAction } from 'react';
import type { SheetRows } from '../store/sheetRows';
import { selectCell, type Block, type GridSelection, type Place } from './gridSelection';

const movePlace = ({ row, column }: Place, down: number): Place => ({ row: Math.max(0, row + down), column });

const moveBlock = ({ top, bottom, ...block }: Block, down: number): Block => ({
  ...block,
  top: Math.max(0, top + down),
  bottom: Math.max(0, bottom + down),
});

const moveDown = ({ active, head, block, others }: GridSelection, down: number): GridSelection => ({
  active: movePlace(active, down),
  head: movePlace(head, down),
  block: moveBlock(block, down),
  others: others.map((other) => moveBlock(other, down)),
});

/** The selection, which stays on the product of the active cell when others create or delete products before it. */
export function useFollowedSelection(rows: SheetRows | null): [GridSelection, Dispatch<SetStateAction<GridSelection>>] {
  const [selection, setSelection] = useState<GridSelection>(() => selectCell({ row: 0, column: 0 }));
  const { row } = selection.active;
  const id = rows?.getRow(row)?.id;
  const [former, setFormer] = useState({ rows, row, id });
  if (former.rows !== rows || former.row !== row || former.id !== id) {
    const isSame = former.rows === rows && former.row === row;
    const now = isSame && rows && former.id !== undefined && id !== undefined ? rows.findIndex(former.id) : -1;
    if (now >= 0) {
      setSelection(moveDown(selection, now - row));
      setFormer({ rows, row: now, id: former.id });
    } else setFormer({ rows, row, id });
  }
  return [selection, setSelection];
}
