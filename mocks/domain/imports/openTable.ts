import { openCsv } from './csvTable';
import { dataRows } from './dataRows';
import { detectFormat } from './format';
import { openJson } from './jsonTable';
import { emptyFile } from './refusal';
import type { Breathe, ByteSource, SourceTable } from './source';
import { openXlsx } from './xlsxTable';
import { openXml } from './xmlTable';

const open = async (source: ByteSource, breathe: Breathe) => {
  const format = await detectFormat(source);
  if (format === 'XLSX') return openXlsx(source, breathe);
  if (format === 'XML') return openXml(source, breathe);
  if (format === 'CSV') return openCsv(source, breathe);
  return openJson(format, source, breathe);
};

/**
 * Opens a product file of any format as a table. Throws INVALID for an unreadable file, either here or while its rows
 * are read: empty, binary, truncated, ragged, with an invalid header or without data.
 */
export async function openTable(source: ByteSource, breathe: Breathe): Promise<SourceTable> {
  if (!source.size) throw emptyFile();
  const table = await open(source, breathe);
  return { ...table, rows: () => dataRows(table.rows(), table.columns) };
}
