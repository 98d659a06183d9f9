import { say } from '#server/records/sentence';
import type { FileFormat } from '#server/types.generated';
import { cellCountProblem, emptyFile, MAX_FILE_ROWS, noDataRows, createFileError, tooManyDataRows } from '../errors';
import { matchHeader } from '../mapping/headers/headerMatch';
import type { SourceRow } from './source';

/** Programs that write other separators than the file's end it with rows such as `;;;`, which have no data. */
const isBlank = (cell: string) => cell === '' || !/[^\s,;|]/.test(cell);

/** Whether all cells are blank, or have only separators. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every(isBlank);
}

/** Most rows that are not blank at the start of a file that can be above its header, and the header itself. */
const BEGINNING = 10;

/** The directive in Excel's CSV files that tells the separator. */
const SEPARATOR = /^"?sep=.?"?$/i;

const countFilled = ({ cells }: SourceRow) => cells.filter((cell) => !isBlank(cell)).length;

/** Longer texts are no headers that are known. */
const LONGEST_KNOWN = 100;

const isKnown = (cell: string) =>
  cell.length <= LONGEST_KNOWN && matchHeader(cell.trim()).some(({ fit }) => fit === 'EXACT');

const countKnown = ({ cells }: SourceRow) => cells.filter((cell) => !isBlank(cell) && isKnown(cell)).length;

/**
 * The header among the first rows that are not blank: the first of them, unless a row below looks more like one. Titles
 * and headings of several columns have fewer cells than the header.
 */
const chooseHeader = (rows: readonly SourceRow[]): SourceRow | undefined => {
  const [first, ...below] = rows[0] && SEPARATOR.test(rows[0].cells.join('').trim()) ? rows.slice(1) : rows;
  // Amazon's flat files have two rows above the header: facts about the template, and the labels of the columns.
  if (!first || first.cells[0]?.startsWith('TemplateType=')) return below[1];
  const wider = below.filter((row) => countFilled(row) > countFilled(first));
  if (!wider.length) return first;
  const known = countKnown(first);
  const isTitle = known === 0 && countFilled(first) === 1;
  return wider.find((row) => countKnown(row) >= 2 + 2 * known) ?? (isTitle ? wider[0] : first);
};

/** The header row, or the error of `onEmpty` if there is none. */
export async function getHeaderRow(batches: AsyncIterable<SourceRow[]>, onEmpty = emptyFile): Promise<SourceRow> {
  const rows: SourceRow[] = [];
  for await (const batch of batches) {
    rows.push(...batch.filter(({ cells }) => !isBlankRow(cells)).slice(0, BEGINNING - rows.length));
    if (rows.length === BEGINNING) break;
  }
  const header = chooseHeader(rows);
  if (!header) throw onEmpty();
  return header;
}

/** All rows after the header. */
export async function* belowHeader(
  batches: AsyncIterable<SourceRow[]>,
  header: Pick<SourceRow, 'number'>,
): AsyncGenerator<SourceRow[]> {
  let isBelow = false;
  for await (const batch of batches) {
    if (isBelow) yield batch;
    else {
      const index = batch.findIndex(({ number }) => number > header.number);
      if (index < 0) continue;
      isBelow = true;
      yield batch.slice(index);
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

const tooManyCells = ({ number, cells }: SourceRow, count: number) =>
  createFileError(
    say`${cellCountProblem(number, cells.length, count)} Put quotes around cells that contain the separator, or remove the extra cells.`,
  );

/** The letters of a column in a spreadsheet, from index 0 on. */
const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const unnamedCell = ({ number, cells }: SourceRow, count: number) => {
  const column = columnLetters(cells.findIndex((cell, index) => index >= count && !isBlank(cell)));
  return createFileError(
    say`The cell ${column}${number} has a value, but the column ${column} has no name. Enter a name in the header row, or clear the cell.`,
  );
};

/**
 * The rows with data; blank rows are skipped. Throws INVALID for a row with more cells than header columns, for too
 * many rows, and at the end if there were no rows.
 */
export async function* dataRows(
  batches: AsyncIterable<SourceRow[]>,
  columns: readonly string[],
  format: FileFormat,
): AsyncGenerator<SourceRow[]> {
  let count = 0;
  for await (const batch of batches) {
    const rows = batch.filter(({ cells }) => !isBlankRow(cells));
    const ragged = rows.find(({ cells }) => cells.length > columns.length && !isBlankRow(cells.slice(columns.length)));
    if (ragged) {
      const createError = format === 'XLSX' || format === 'ODS' ? unnamedCell : tooManyCells;
      throw createError(ragged, columns.length);
    }
    count += rows.length;
    if (count > MAX_FILE_ROWS) throw tooManyDataRows();
    if (rows.length) yield rows;
  }
  if (count === 0) throw noDataRows();
}
