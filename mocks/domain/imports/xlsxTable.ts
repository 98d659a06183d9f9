import { belowHeader, headerRowOf, padded } from './dataRows';
import { headerOf } from './header';
import { refused } from './refusal';
import type { Breathe, ByteSource, SourceRow, SourceTable } from './source';
import { readWorkbook } from './xlsxParts';
import { createSheetReader } from './xlsxSheet';
import { unzipParts } from './zip';

/** Opens the first sheet of an Excel workbook. Throws INVALID for an unreadable file. */
export async function openXlsx(source: ByteSource, breathe: Breathe): Promise<SourceTable> {
  const workbook = await readWorkbook(source, breathe);
  async function* sheetRows(): AsyncGenerator<SourceRow[]> {
    const { sink, take } = createSheetReader(workbook);
    let isFound = false;
    for await (const { bytes, isLast } of unzipParts(source, breathe, (name) => name === workbook.sheetPart)) {
      isFound = true;
      sink(bytes, isLast);
      yield take();
    }
    if (!isFound) throw refused('The workbook has no sheets. Save it again as .xlsx or CSV.');
  }
  const { cells, number } = await headerRowOf(sheetRows());
  const columns = headerOf(cells, number);
  return {
    format: 'XLSX',
    encoding: 'UTF-8',
    delimiter: null,
    columns,
    rows: () => padded(belowHeader(sheetRows()), columns.length),
  };
}
