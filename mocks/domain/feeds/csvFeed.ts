import type { ProductContent } from '../../records/products';
import { OWN_COLUMNS, ownRows } from '../imports/ownLayout';

/** Without this mark, spreadsheets take UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell in quotes where it needs them (RFC 4180, section 2); blanks at the ends are kept by them too. */
const quoted = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One row of a CSV file with its line break. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** CSV in our own layout: a chunk for the headers and one for each product. */
export async function* csvFeed(contents: AsyncIterable<ProductContent>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(OWN_COLUMNS);
  for await (const content of contents) yield ownRows(content).map(csvRow).join('');
}
