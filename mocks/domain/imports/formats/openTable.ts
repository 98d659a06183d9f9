import { openCsv } from './csvTable';
import { dataRows } from './dataRows';
import { detectFormat } from './format';
import { openJson } from './jsonTable';
import { emptyFile } from '../errors';
import type { YieldIfDue, ByteSource, SourceTable } from './source';
import { openXlsx } from './xlsxTable';
import { openXml } from './xmlTable';

const open = async (source: ByteSource, yieldIfDue: YieldIfDue) => {
  const format = await detectFormat(source);
  if (format === 'XLSX') return openXlsx(source, yieldIfDue);
  if (format === 'XML') return openXml(source, yieldIfDue);
  if (format === 'CSV') return openCsv(source, yieldIfDue);
  return openJson(format, source, yieldIfDue);
};

/**
 * Opens a product file of any format as a table. Throws INVALID for an unreadable file, either here or while its rows
 * are read: empty, binary, truncated, ragged, with an invalid header or without data.
 */
export async function openTable(source: ByteSource, yieldIfDue: YieldIfDue): Promise<SourceTable> {
  if (!source.size) throw emptyFile();
  const table = await open(source, yieldIfDue);
  return { ...table, rows: () => dataRows(table.rows(), table.columns, table.format) };
}
