import { say } from '#server/records/sentence';
import {
  cellTooLong,
  formulaWithoutResult,
  MAX_CELL,
  MAX_COLUMNS,
  MAX_SHEET_ROWS,
  formatPlace,
  tooManyColumns,
  tooManyRows,
} from '../../errors';
import { readFormulaLink } from '../hyperlinks';
import { parseColumnReference } from './mergedCells';
import { formatIsoDate, formatNumber, type NumberKind } from './numberFormats';
import type { SourceRow } from '../source';
import { unescapeText, type Workbook } from './xlsxParts';
import { localName, xmlSink } from '../xml';

/** Maximum length of a formula, in characters (Excel specifications and limits). */
const MAX_FORMULA = 8_192;

/**
 * Reads the cells of a sheet as text; `take` returns the rows completed since the last call. In the columns at the
 * positions of `linkColumns`, the URL in a formula counts rather than its result.
 */
export function createSheetReader(
  { sharedStrings, numberKinds, isFrom1904 }: Workbook,
  linkColumns: ReadonlySet<number>,
) {
  let rows: SourceRow[] = [];
  let cells: string[] = [];
  let number = 0;
  let rowCount = 0;
  let column = -1;
  let type = 'n';
  let kind: NumberKind = 'NUMBER';
  let isValue = false;
  let isFormula = false;
  let isFormulaText = false;
  let formula = '';
  let hasValue = false;
  let value = '';

  const valueText = () => {
    if (type === 's') return sharedStrings[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'd') return formatIsoDate(value, kind);
    if (type !== 'n' || value === '') return unescapeText(value);
    return formatNumber(value, kind, isFrom1904);
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
        const named = parseColumnReference(attributes['r']);
        column = named < 0 ? column + 1 : named;
        if (column >= MAX_COLUMNS) throw tooManyColumns(number);
        type = attributes['t'] ?? 'n';
        kind = numberKinds[Number(attributes['s'] ?? 0)] ?? 'NUMBER';
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
