import type { FileFormat } from '#server/types.generated';
import { getHeader } from './header';
import { cellTooLong, MAX_CELL, MAX_COLUMNS, noDataRows, formatPlace, tooManyColumns } from '../errors';
import type { SourceRow, SourceTable } from './source';

/** One item of a file without a header, as text by column. */
export type ItemRecord = ReadonlyMap<string, string>;

/**
 * A file of items as a table. Its columns are those of all items in order of appearance. Item 1 is row 2, as if below a
 * header. `read` reads the file from the start.
 */
export async function openRecords(
  format: FileFormat,
  encoding: string,
  read: () => AsyncIterable<ItemRecord[]>,
): Promise<SourceTable> {
  const found = new Set<string>();
  let items = 0;
  for await (const batch of read()) {
    for (const record of batch) {
      items += 1;
      for (const column of record.keys()) found.add(column);
      if (found.size > MAX_COLUMNS) throw tooManyColumns(items + 1);
    }
  }
  if (!items) throw noDataRows();
  const names = [...found];
  async function* rows(): AsyncGenerator<SourceRow[]> {
    let number = 1;
    for await (const batch of read()) {
      yield batch.map((record) => {
        number += 1;
        const cells = names.map((name) => record.get(name) ?? '');
        const long = cells.findIndex(({ length }) => length > MAX_CELL);
        if (long >= 0) throw cellTooLong(formatPlace(number, long, names[long]));
        return { number, cells };
      });
    }
  }
  return { format, encoding, delimiter: null, columns: getHeader(names), rows };
}
