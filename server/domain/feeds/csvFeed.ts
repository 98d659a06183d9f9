import type { ProductContent } from '../../records/products';
import { OWN_COLUMNS, ownRows } from '../imports/ownLayout';

/** Without this mark, spreadsheet apps read UTF-8 as the code page of the machine. */
const BYTE_ORDER_MARK = '\ufeff';

/** The cell, quoted where needed (RFC 4180, section 2) and also where leading or trailing spaces must be kept. */
const quoted = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One row of a CSV file, with its line break. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** A CSV feed in the app's own layout: one chunk for the headers and one per product. */
export async function* csvFeed(contents: AsyncIterable<ProductContent>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(OWN_COLUMNS);
  for await (const content of contents) yield ownRows(content).map(csvRow).join('');
}
