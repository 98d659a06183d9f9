import { MAX_COLUMNS } from '../errors';
import type { ByteSource, SourceRow, YieldIfDue } from './source';
import { unzipParts } from './zip';

/** A range of merged cells, whose value is in its top left cell. Rows count from 1, columns from 0. */
export interface MergedRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Ranges with more cells, such as whole columns, say nothing about products and are ignored. */
const MAX_CELLS = 10_000;

const MAX_RANGES = 200_000;

/** Longer than any tag of a merged range. */
const MAX_TAG = 200;

const RANGE = /<(?:\w+:)?mergeCell\s[^>]*?ref="\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})"[^>]*>/g;

/** The column index of a reference such as `AB12`; -1 without a reference. */
export function getColumn(reference = ''): number {
  let column = 0;
  for (let i = 0; i < reference.length; i += 1) {
    const code = reference.charCodeAt(i);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column - 1;
}

const isUsable = ({ top, left, bottom, right }: MergedRange) =>
  bottom >= top && right >= left && right < MAX_COLUMNS && (bottom - top + 1) * (right - left + 1) <= MAX_CELLS;

/** The merged ranges of a sheet from top to bottom. They are listed after its cells, so the whole sheet is read. */
export async function readMergedRanges(
  source: ByteSource,
  yieldIfDue: YieldIfDue,
  sheetPart: string,
): Promise<MergedRange[]> {
  const ranges: MergedRange[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const { bytes, isLast } of unzipParts(source, yieldIfDue, (name) => name === sheetPart)) {
    const text = rest + decoder.decode(bytes, { stream: !isLast });
    let end = 0;
    for (const match of text.includes('mergeCell') ? text.matchAll(RANGE) : []) {
      const [tag, left, top, right, bottom] = match;
      end = match.index + tag.length;
      const range = { top: Number(top), left: getColumn(left), bottom: Number(bottom), right: getColumn(right) };
      if (isUsable(range) && ranges.length < MAX_RANGES) ranges.push(range);
    }
    rest = text.slice(Math.max(end, text.length - MAX_TAG));
  }
  return ranges.sort((a, b) => a.top - b.top);
}

/**
 * Fills merged cells: each row that has a value of its own gets the values of the ranges that span it from above, and
 * the cells beside a value get it too, unless it is the only one of its row, as in a heading. Cells from `width` on stay
 * as they are.
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
