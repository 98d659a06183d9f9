import { say } from '../../../records/sentence';
import { belowHeader, getHeaderRow, padded } from './dataRows';
import { getHeader } from './header';
import { createFileError, MAX_COLUMNS } from '../errors';
import { getLinkColumns, withLinks } from './hyperlinks';
import { withMergedCells, type MergedRange } from './mergedCells';
import { readSheetRanges } from './sheetRanges';
import type { YieldIfDue, ByteSource, SourceRow, SourceTable } from './source';
import { readWorkbook } from './xlsxParts';
import { createSheetReader } from './xlsxSheet';
import { unzipParts } from './zip';

const emptySheet = () =>
  createFileError(say`The first sheet of the workbook is empty. Move the products to the first sheet and try again.`);

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

/** Opens the first visible sheet of an Excel workbook. Throws INVALID for an unreadable file. */
export async function openXlsx(source: ByteSource, yieldIfDue: YieldIfDue): Promise<SourceTable> {
  const workbook = await readWorkbook(source, yieldIfDue);
  async function* sheetRows(linkColumns: ReadonlySet<number> = new Set()): AsyncGenerator<SourceRow[]> {
    const { sink, take } = createSheetReader(workbook, linkColumns);
    let isFound = false;
    for await (const { bytes, isLast } of unzipParts(source, yieldIfDue, (name) => name === workbook.sheetPart)) {
      isFound = true;
      sink(bytes, isLast);
      yield take();
    }
    if (!isFound) throw createFileError(say`The workbook has no sheets. Save it again as .xlsx or CSV.`);
  }
  const { merged: ranges, links } = await readSheetRanges(source, yieldIfDue, workbook.sheetPart);
  const first = await getHeaderRow(sheetRows(), emptySheet);
  const last = getHeaderEnd(ranges, first.number);
  const rows: SourceRow[] = [];
  for await (const batch of withMergedCells(sheetRows(), ranges, MAX_COLUMNS)) {
    rows.push(...batch.filter(({ number }) => number >= first.number && number <= last));
    if ((batch.at(-1)?.number ?? 0) >= last) break;
  }
  const columns = getHeader(joinHeader(rows, ranges, last), first.number);
  const linkColumns = getLinkColumns(columns);
  const linkedRows = () => withLinks(belowHeader(sheetRows(linkColumns), { number: last }), links, linkColumns);
  return {
    format: 'XLSX',
    encoding: 'UTF-8',
    delimiter: null,
    columns,
    rows: () => padded(withMergedCells(linkedRows(), ranges, columns.length), columns.length),
  };
}
