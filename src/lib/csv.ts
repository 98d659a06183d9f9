import { quoteCell } from '#shared/csvCell';
import { neutralizeFormula } from '#shared/formulaText';

/** Rows as a CSV file (RFC 4180). It starts with a byte order mark, without which Excel misreads accents. */
export function toCsv(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => `${cells.map((cell) => quoteCell(neutralizeFormula(cell))).join(',')}\r\n`);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' });
}
