import { withLinks } from '../hyperlinks';
import { readSheetRanges } from './sheetRanges';
import { noSheets, openSheet } from './sheetTable';
import type { YieldIfDue, ByteSource, SourceRow, SourceTable } from '../source';
import { readWorkbook } from './xlsxParts';
import { createSheetReader } from './xlsxSheet';
import { unzipParts } from './zip';

/** Opens the first visible sheet of an Excel workbook. Throws INVALID for an unreadable file. */
export async function openXlsx(source: ByteSource, yieldIfDue: YieldIfDue): Promise<SourceTable> {
  const workbook = await readWorkbook(source, yieldIfDue);
  async function* sheetRows(linkColumns: ReadonlySet<number>): AsyncGenerator<SourceRow[]> {
    const { sink, take } = createSheetReader(workbook, linkColumns);
    let isFound = false;
    for await (const { bytes, isLast } of unzipParts(source, yieldIfDue, (name) => name === workbook.sheetPart)) {
      isFound = true;
      sink(bytes, isLast);
      yield take();
    }
    if (!isFound) throw noSheets();
  }
  const { merged, links } = await readSheetRanges(source, yieldIfDue, workbook.sheetPart);
  return openSheet('XLSX', (linkColumns) => ({
    rows: withLinks(sheetRows(linkColumns), links, linkColumns),
    merged,
  }));
}
