import { quoteCell } from '#shared/csvCell';

/** An extra `'` in front keeps a spreadsheet from reading a cell as a formula (OWASP, "CSV Injection"). */
const neutralized = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** Rows as a CSV file (RFC 4180). It starts with a byte order mark, without which Excel misreads accents. */
export function toCsv(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => `${cells.map((cell) => quoteCell(neutralized(cell))).join(',')}\r\n`);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' });
}
