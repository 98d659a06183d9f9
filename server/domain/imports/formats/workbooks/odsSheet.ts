import { say } from '#server/records/sentence';
import {
  cellTooLong,
  createFileError,
  formatPlace,
  formulaWithoutResult,
  MAX_CELL,
  MAX_COLUMNS,
  MAX_SHEET_ROWS,
  MAX_UNPACKED_BYTES,
  tooManyColumns,
  tooManyRows,
  tooMuchUnpacked,
} from '../../errors';
import { isUrl, readFormulaLink } from '../hyperlinks';
import { isUsableRange, type MergedRange } from './mergedCells';
import { createDisplayed, getCellText, lacksResult } from './odsCell';
import { noSheets } from './sheetTable';
import type { SourceRow } from '../source';
import { xmlSink } from '../xml';

type Attributes = Readonly<Record<string, string>>;

/** A row that stands for `count` equal ones. */
export interface RepeatedRow extends SourceRow {
  count: number;
  /** Ranges of merged cells that begin in the row. */
  merged: MergedRange[];
}

/** The size counted for a cell beside its text, about that of the markup of a short one in an Excel workbook. */
const CELL_OVERHEAD = 16;

/** Maximum hidden styles of sheets that are read; each sheet has one. */
const MAX_STYLES = 10_000;

const getCount = (count: string | undefined) => Math.max(1, Math.floor(Number(count)) || 1);

const notSpreadsheet = () =>
  createFileError(
    say`The file is an OpenDocument file but not a spreadsheet. Put the products into a spreadsheet, save it as .ods, .xlsx, or CSV, and try again.`,
  );

/**
 * Reads the first visible sheet of an OpenDocument spreadsheet; `take` returns the rows completed since the last call,
 * without blank ones. In the columns at the positions of `linkColumns`, the URL of a link counts rather than its text.
 */
export function createOdsReader(linkColumns: ReadonlySet<number>) {
  const hiddenStyles = new Set<string>();
  let style = '';
  let isSpreadsheet = false;
  let isSheet = false;
  let isDone = false;
  /** Open elements that are not read: hidden sheets, and shapes with their texts. */
  let skipped = 0;
  let rows: RepeatedRow[] = [];
  let row: RepeatedRow | null = null;
  let rowCount = 0;
  let number = 1;
  let column = 0;
  let cell: Attributes | null = null;
  /** Sizes of the cells of the row, and of all cells of the sheet, each as often as it is repeated. */
  let rowSize = 0;
  let sheetSize = 0;
  const displayed = createDisplayed(() => formatPlace(number, column));

  const closeCell = ({ cells, merged }: RepeatedRow, attributes: Attributes) => {
    const { text: shown, url, hasText } = displayed.take();
    const link = readFormulaLink(attributes['table:formula'] ?? '');
    const hasResult = hasText || !lacksResult(attributes);
    if (!hasResult && link === null) throw formulaWithoutResult(formatPlace(number, column));
    const text = hasResult ? getCellText(attributes, shown) : link!;
    if (text.length > MAX_CELL) throw cellTooLong(formatPlace(number, column));
    const linked = link ?? (isUrl(text) ? text : (url ?? text));
    const range = {
      top: number,
      left: column,
      bottom: number + getCount(attributes['table:number-rows-spanned']) - 1,
      right: column + getCount(attributes['table:number-columns-spanned']) - 1,
    };
    if ((range.bottom > range.top || range.right > range.left) && isUsableRange(range)) merged.push(range);
    const end = column + getCount(attributes['table:number-columns-repeated']);
    if (linked !== '') {
      if (end > MAX_COLUMNS) throw tooManyColumns(number);
      while (cells.length < column) cells.push('');
      while (cells.length < end) cells.push(linkColumns.has(cells.length) ? linked : text);
      rowSize += (end - column) * (linked.length + CELL_OVERHEAD);
    }
    column = end;
  };
  const closeRow = (read: RepeatedRow) => {
    if (read.cells.length) {
      if (number + read.count - 1 > MAX_SHEET_ROWS) throw tooManyRows();
      sheetSize += rowSize * read.count;
      if (sheetSize > MAX_UNPACKED_BYTES) throw tooMuchUnpacked();
      rows.push(read);
    }
    number += read.count;
    row = null;
  };
  const openInSheet = (name: string, attributes: Attributes) => {
    if (name === 'table:table-row') {
      if (++rowCount > MAX_SHEET_ROWS) throw tooManyRows();
      row = { number, count: getCount(attributes['table:number-rows-repeated']), cells: [], merged: [] };
      column = 0;
      rowSize = 0;
    } else if (row && /^table:(covered-)?table-cell$/.test(name)) cell = attributes;
    else if (name === 'table:shapes') skipped = 1;
  };
  const sink = xmlSink(say`The sheet`, {
    open: (name, attributes) => {
      if (isDone) return;
      if (cell) displayed.open(name, attributes);
      else if (skipped) skipped += 1;
      else if (isSheet) openInSheet(name, attributes);
      else if (name === 'office:spreadsheet') isSpreadsheet = true;
      else if (name === 'style:style') style = attributes['style:name'] ?? '';
      else if (name === 'style:table-properties') {
        if (attributes['table:display'] === 'false' && hiddenStyles.size < MAX_STYLES) hiddenStyles.add(style);
      } else if (name === 'table:table' && isSpreadsheet) {
        isSheet = !hiddenStyles.has(attributes['table:style-name'] ?? '');
        skipped = isSheet ? 0 : 1;
      }
    },
    text: (text) => {
      if (cell && !isDone) displayed.text(text);
    },
    close: (name) => {
      if (isDone) return;
      if (cell && row) {
        if (displayed.close()) return;
        closeCell(row, cell);
        cell = null;
      } else if (skipped) skipped -= 1;
      else if (name === 'table:table-row' && row) closeRow(row);
      else if (name === 'table:table') isDone = isSheet;
    },
  });
  const take = () => {
    const taken = rows;
    rows = [];
    return taken;
  };
  /** Throws INVALID if there was no visible sheet. */
  const assertFound = () => {
    if (!isSpreadsheet) throw notSpreadsheet();
    if (!isSheet) throw noSheets();
  };
  return { sink, take, isDone: () => isDone, assertFound };
}
