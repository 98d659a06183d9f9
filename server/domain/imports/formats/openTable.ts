import { openCsv } from './csvTable';
import { dataRows } from './dataRows';
import { detectFormat } from './format';
import { openJson } from './jsonTable';
import { openOds } from './workbooks/odsTable';
import { emptyFile } from '../errors';
import { restoreFormula } from '#shared/formulaText';
import { ISSUES_COLUMN } from '#server/records/headerKey';
import type { YieldIfDue, ByteSource, SourceRow, SourceTable } from './source';
import { openXlsx } from './workbooks/xlsxTable';
import { openXml } from './xmlTable';
import { toComposed } from '#server/records/composedText';

const open = async (source: ByteSource, yieldIfDue: YieldIfDue) => {
  const format = await detectFormat(source, yieldIfDue);
  if (format === 'XLSX') return openXlsx(source, yieldIfDue);
  if (format === 'ODS') return openOds(source, yieldIfDue);
  if (format === 'XML') return openXml(source, yieldIfDue);
  if (format === 'CSV') return openCsv(source, yieldIfDue);
  return openJson(format, source, yieldIfDue);
};

/** Files of Apple’s systems have accents as characters of their own, so that the same SKU has two forms. */
async function* composed(batches: AsyncIterable<SourceRow[]>): AsyncGenerator<SourceRow[]> {
  for await (const batch of batches) {
    yield batch.map(({ number, cells }) => ({ number, cells: toComposed(cells) }));
  }
}

/** The rows of a file with issues as they were imported; `issueRowsFile.ts` writes their formulas as text. */
async function* restored(batches: AsyncIterable<SourceRow[]>): AsyncGenerator<SourceRow[]> {
  for await (const batch of batches) {
    yield batch.map(({ number, cells }) => ({ number, cells: cells.map(restoreFormula) }));
  }
}

/**
 * Opens a product file of any format as a table. Throws INVALID for an unreadable file, either here or while its rows
 * are read: empty, binary, truncated, ragged, with an invalid header or without data.
 */
export async function openTable(source: ByteSource, yieldIfDue: YieldIfDue): Promise<SourceTable> {
  if (!source.size) throw emptyFile();
  const table = await open(source, yieldIfDue);
  const rows = () => composed(dataRows(table.rows(), table.columns, table.format));
  if (!table.columns.includes(ISSUES_COLUMN)) return { ...table, rows };
  return { ...table, columns: table.columns.map(restoreFormula), rows: () => restored(rows()) };
}
