import { say } from '../../../records/sentence';
import {
  cellTooLong,
  formulaWithoutResult,
  MAX_CELL,
  MAX_COLUMNS,
  MAX_SHEET_ROWS,
  formatPlace,
  tooManyColumns,
  tooManyRows,
} from '../errors';
import { readFormulaLink } from './hyperlinks';
import { getColumn } from './mergedCells';
import type { SourceRow } from './source';
import { unescapeText, xmlSink, type Workbook } from './xlsxParts';
import { localName } from './xml';

const DAY = 86_400_000;

/** Maximum length of a formula, in characters (Excel specifications and limits). */
const MAX_FORMULA = 8_192;

/** A serial date as ISO 8601. Day 1 is January 1, 1900, and the nonexistent February 29, 1900 is counted. */
const toDate = (serial: number, isFrom1904: boolean) => {
  const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const date = new Date(start + Math.round(serial * DAY));
  if (Number.isNaN(date.getTime())) return String(serial);
  return Number.isInteger(serial) ? date.toISOString().slice(0, 10) : date.toISOString().slice(0, 19);
};

/** The number rounded to 15 digits, as spreadsheets display it. */
const numberText = (text: string) => {
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text;
};

/**
 * Reads the cells of a sheet as text; `take` returns the rows completed since the last call. In the columns at the
 * positions of `linkColumns`, the URL in a formula counts rather than its result.
 */
export function createSheetReader(
  { sharedStrings, dateStyles, isFrom1904 }: Workbook,
  linkColumns: ReadonlySet<number>,
) {
  let rows: SourceRow[] = [];
  let cells: string[] = [];
  let number = 0;
  let rowCount = 0;
  let column = -1;
  let type = 'n';
  let isDate = false;
  let isValue = false;
  let isFormula = false;
  let isFormulaText = false;
  let formula = '';
  let hasValue = false;
  let value = '';

  const valueText = () => {
    if (type === 's') return sharedStrings[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n' || value === '') return unescapeText(value);
    return isDate ? toDate(Number(value), isFrom1904) : numberText(value);
  };
  const sink = xmlSink(say`The sheet`, {
    open: (tag, attributes) => {
      const name = localName(tag);
      if (name === 'row') {
        if (++rowCount > MAX_SHEET_ROWS) throw tooManyRows();
        number = Number(attributes['r']) || number + 1;
        cells = [];
        column = -1;
      } else if (name === 'c') {
        const named = getColumn(attributes['r']);
        column = named < 0 ? column + 1 : named;
        if (column >= MAX_COLUMNS) throw tooManyColumns(number);
        type = attributes['t'] ?? 'n';
        isDate = dateStyles[Number(attributes['s'] ?? 0)] ?? false;
        value = '';
        isFormula = false;
        formula = '';
        hasValue = false;
      } else if (name === 'f') isFormula = isFormulaText = true;
      else if (name === 'v' || name === 't') isValue = hasValue = true;
      else if (name === 'rPh') isValue = false;
    },
    text: (text) => {
      if (isFormulaText && formula.length < MAX_FORMULA) formula += text;
      if (!isValue) return;
      value += text;
      if (value.length > MAX_CELL) throw cellTooLong(formatPlace(number, column));
    },
    close: (tag) => {
      const name = localName(tag);
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'f') isFormulaText = false;
      else if (name === 'c') {
        while (cells.length < column) cells.push('');
        // Programs that don't calculate write formulas alone. Their cells would look blank.
        const link = isFormula ? readFormulaLink(formula) : null;
        if (isFormula && !hasValue && link === null) throw formulaWithoutResult(formatPlace(number, column));
        const text = link !== null && (!hasValue || linkColumns.has(column)) ? link : valueText();
        if (text.length > MAX_CELL) throw cellTooLong(formatPlace(number, column));
        cells[column] = text;
      } else if (name === 'row') rows.push({ number, cells });
    },
  });
  const take = () => {
    const taken = rows;
    rows = [];
    return taken;
  };
  return { sink, take };
}
