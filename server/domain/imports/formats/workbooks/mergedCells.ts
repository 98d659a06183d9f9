import { MAX_COLUMNS } from '../../errors';
import type { SourceRow } from '../source';

/** A range of merged cells, whose value is in its top left cell. Rows count from 1, columns from 0. */
export interface MergedRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Ranges with more cells, such as whole columns, say nothing about products and are ignored. */
const MAX_CELLS = 10_000;

/** Maximum merged ranges of a sheet that are read. */
export const MAX_RANGES = 200_000;

/** Whether the range is valid, within the columns that are read, and not too large to say something about products. */
export function isUsableRange({ top, left, bottom, right }: MergedRange): boolean {
  return (
    top > 0 &&
    bottom >= top &&
    right >= left &&
    right < MAX_COLUMNS &&
    (bottom - top + 1) * (right - left + 1) <= MAX_CELLS
  );
}

/** The column index of a reference such as `AB12`; -1 without a reference. */
export function parseColumnReference(reference = ''): number {
  let column = 0;
  for (let i = 0; i < reference.length; i += 1) {
    const code = reference.charCodeAt(i);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column - 1;
}

/**
 * Fills merged cells: each row that has a value of its own gets the values of the ranges that span it from above, and
 * the cells beside a value get it too, unless it is the only one of its row, as in a heading. Cells from `width` on
 * stay as they are.
 */
export async function* withMergedCells(
  batches: AsyncIterable<SourceRow[]>,
  ranges: readonly MergedRange[],
  width: number,
): AsyncGenerator<SourceRow[]> {
  let next = 0;
  let active: (MergedRange & { value: string })[] = [];
  const fill = ({ number, cells }: SourceRow) => {
    active = active.filter(({ bottom }) => bottom >= number);
    for (let range = ranges[next]; range && range.top <= number; range = ranges[++next]) {
      const value = range.top === number ? (cells[range.left] ?? '') : '';
      if (value.trim() !== '') active.push({ ...range, value });
    }
    const filled = cells.filter((cell) => cell.trim() !== '').length;
    for (const { top, left, right, value } of active) {
      if (filled <= (top === number ? 1 : 0)) continue;
      for (let column = left; column <= right && column < width; column += 1) {
        while (cells.length < column) cells.push('');
        cells[column] ||= value;
      }
    }
  };
  for await (const batch of batches) {
    for (const row of batch) fill(row);
    yield batch;
  }
}
