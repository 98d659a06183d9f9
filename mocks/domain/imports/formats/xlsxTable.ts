import { belowHeader, getHeaderRow, padded } from './dataRows';
import { getHeader } from './header';
import { createFileError } from '../errors';
import type { YieldIfDue, ByteSource, SourceRow, SourceTable } from './source';
import { readWorkbook } from './xlsxParts';
import { createSheetReader } from './xlsxSheet';
import { unzipParts } from './zip';

const emptySheet = () =>
  createFileError('The first sheet of the workbook is empty. Move the products to the first sheet and try again.');

/** Opens the first visible sheet of an Excel workbook. Throws INVALID for an unreadable file. */
export async function openXlsx(source: ByteSource, yieldIfDue: YieldIfDue): Promise<SourceTable> {
  const workbook = await readWorkbook(source, yieldIfDue);
  async function* sheetRows(): AsyncGenerator<SourceRow[]> {
    const { sink, take } = createSheetReader(workbook);
    let isFound = false;
    for await (const { bytes, isLast } of unzipParts(source, yieldIfDue, (name) => name === workbook.sheetPart)) {
      isFound = true;
      sink(bytes, isLast);
      yield take();
    }
    if (!isFound) throw createFileError('The workbook has no sheets. Save it again as .xlsx or CSV.');
  }
  const header = await getHeaderRow(sheetRows(), emptySheet);
  const columns = getHeader(header.cells, header.number);
  return {
    format: 'XLSX',
    encoding: 'UTF-8',
    delimiter: null,
    columns,
    rows: () => padded(belowHeader(sheetRows(), header), columns.length),
  };
}
