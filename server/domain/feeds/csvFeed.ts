import { quoteCell } from '#shared/csvCell';
import type { ProductContent } from '../../records/products';
import { OWN_COLUMNS, ownRows } from '../ownLayout/ownLayout';

/** Without this mark, spreadsheet apps read UTF-8 as the code page of the machine. */
const BYTE_ORDER_MARK = '\ufeff';

/** One row of a CSV file, with its line break. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`;
}

/** A CSV feed in the app's own layout: one chunk for the headers and one per product. */
export async function* csvFeed(contents: AsyncIterable<ProductContent>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(OWN_COLUMNS);
  for await (const content of contents) yield ownRows(content).map(csvRow).join('');
}
