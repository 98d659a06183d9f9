import { say } from '#server/records/sentence';
import type { FileFormat } from '#server/types.generated';
import { belowHeader, getHeaderRow, padded } from '../dataRows';
import { getHeader } from '../header';
import { createFileError, MAX_COLUMNS } from '../../errors';
import { getLinkColumns } from '../hyperlinks';
import { withMergedCells, type MergedRange } from './mergedCells';
import type { SourceRow, SourceTable } from '../source';

/** A sheet that is being read. */
interface SheetContent {
  rows: AsyncIterable<SourceRow[]>;
  /** The merged ranges by their top row: all of them, or at least those that begin in rows already read. */
  merged: readonly MergedRange[];
}

/** Reads a sheet from its start. In the columns at these positions, the URL of a link counts rather than its text. */
export type ReadSheet = (linkColumns: ReadonlySet<number>) => SheetContent;

const NO_COLUMNS: ReadonlySet<number> = new Set();

const emptySheet = () =>
  createFileError(say`The first sheet of the workbook is empty. Move the products to the first sheet and try again.`);

/** The error for a workbook without a visible sheet. */
export function noSheets() {
  return createFileError(say`The workbook has no sheets. Save it again as .xlsx or CSV.`);
}

/** Most rows of a header. */
const MAX_HEADER = 3;

/** The last row of the header that begins in a row: names of columns are merged over its rows if there are several. */
const getHeaderEnd = (ranges: readonly MergedRange[], top: number) =>
  ranges.reduce(
    (end, range) => (range.top === top && range.bottom < top + MAX_HEADER ? Math.max(end, range.bottom) : end),
    top,
  );

/**
 * The header in these rows: `Price` above `EUR` and `USD` becomes `Price EUR` and `Price USD`, and a name over several
 * columns gets a number in each further one, because names are unique.
 */
const joinHeader = (rows: readonly SourceRow[], ranges: readonly MergedRange[], last: number) => {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const spanning = ranges.filter(({ top, bottom }) => top <= last && bottom >= last);
  return Array.from({ length: width }, (_, column) => {
    const name = [...new Set(rows.map(({ cells }) => (cells[column] ?? '').trim()))].join(' ').trim();
    const range = spanning.find(({ left, right }) => left < column && column <= right);
    return name && range ? `${name} ${column - range.left + 1}` : name;
  });
};

/** Opens a sheet of a workbook as a table. Throws INVALID if it is empty or has no valid header. */
export async function openSheet(format: FileFormat, readSheet: ReadSheet): Promise<SourceTable> {
  const beginning = readSheet(NO_COLUMNS);
  const first = await getHeaderRow(beginning.rows, emptySheet);
  const last = getHeaderEnd(beginning.merged, first.number);
  const { rows: sheetRows, merged } = readSheet(NO_COLUMNS);
  const rows: SourceRow[] = [];
  for await (const batch of withMergedCells(sheetRows, merged, MAX_COLUMNS)) {
    rows.push(...batch.filter(({ number }) => number >= first.number && number <= last));
    if ((batch.at(-1)?.number ?? 0) >= last) break;
  }
  const columns = getHeader(joinHeader(rows, merged, last), first.number);
  const linkColumns = getLinkColumns(columns);
  const tableRows = () => {
    const sheet = readSheet(linkColumns);
    return withMergedCells(belowHeader(sheet.rows, { number: last }), sheet.merged, columns.length);
  };
  return {
    format,
    encoding: 'UTF-8',
    delimiter: null,
    columns,
    rows: () => padded(tableRows(), columns.length),
  };
}
