import { cellCountProblem, emptyFile, MAX_ROWS, noDataRows, createFileError, tooManyDataRows } from '../errors';
import type { SourceRow } from './source';

const isBlank = (cell: string) => cell === '' || cell.trim() === '';

/** Whether all cells are blank. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every(isBlank);
}

/** Returns a function that tells, row by row, which one is the header: the first row that is not blank. */
const createHeaderFinder = () => {
  let before: number | null = null;
  return ({ cells }: SourceRow): boolean => {
    if (isBlankRow(cells)) return false;
    // Amazon's flat files have two rows above the header: facts about the template, and the labels of the columns.
    before ??= cells[0]?.startsWith('TemplateType=') ? 2 : 0;
    before -= 1;
    return before < 0;
  };
};

/** The header row. Throws INVALID if there is none. */
export async function getHeaderRow(batches: AsyncIterable<SourceRow[]>): Promise<SourceRow> {
  const isHeader = createHeaderFinder();
  for await (const batch of batches) {
    const row = batch.find(isHeader);
    if (row) return row;
  }
  throw emptyFile();
}

/** All rows after the header. */
export async function* belowHeader(batches: AsyncIterable<SourceRow[]>): AsyncGenerator<SourceRow[]> {
  const isHeader = createHeaderFinder();
  let isBelow = false;
  for await (const batch of batches) {
    if (isBelow) yield batch;
    else {
      const index = batch.findIndex(isHeader);
      if (index < 0) continue;
      isBelow = true;
      yield batch.slice(index + 1);
    }
  }
}

/** The rows padded with blank cells, so that each has a cell for every column. */
export async function* padded(batches: AsyncIterable<SourceRow[]>, length: number): AsyncGenerator<SourceRow[]> {
  for await (const batch of batches) {
    for (const { cells } of batch) while (cells.length < length) cells.push('');
    yield batch;
  }
}

/**
 * The rows with data; blank rows are skipped. Throws INVALID for a row with more cells than header columns, for too
 * many rows, and at the end if there were no rows.
 */
export async function* dataRows(
  batches: AsyncIterable<SourceRow[]>,
  columns: readonly string[],
): AsyncGenerator<SourceRow[]> {
  let count = 0;
  for await (const batch of batches) {
    const rows = batch.filter(({ cells }) => !isBlankRow(cells));
    const ragged = rows.find(({ cells }) => cells.length > columns.length && !isBlankRow(cells.slice(columns.length)));
    if (ragged) {
      throw createFileError(
        `${cellCountProblem(ragged.number, ragged.cells.length, columns.length)} Put quotes around cells that contain the separator, or remove the extra cells.`,
      );
    }
    count += rows.length;
    if (count > MAX_ROWS) throw tooManyDataRows();
    if (rows.length) yield rows;
  }
  if (count === 0) throw noDataRows();
}
