import { createCsvTokenizer } from './csv';
import { detectEncoding, decodeFile } from './encoding';
import { belowHeader, getHeaderRow } from './dataRows';
import { getHeader } from './header';
import { getLinkColumns, withFormulaLinks } from './hyperlinks';
import type { YieldIfDue, ByteSource, SourceTable } from './source';

const DELIMITERS = [',', ';', '\t', '|'];

/** Most lines at the start of a file in which the separator is looked for. */
const LINES = 10;

/** The separator that Excel writes in a line of its own above the header. */
const DIRECTIVE = /^\s*"?sep=(.)"?\s*?[\r\n]/i;

/**
 * The separator found most often outside quotes in the first line, or if it has none, in the first line below a title
 * with several; a comma if there is none.
 */
export function sniffDelimiter(text: string): string {
  const [, given] = DIRECTIVE.exec(text) ?? [];
  if (given !== undefined) return given;
  const counts = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]));
  const find = () => DELIMITERS.reduce((best, next) => (counts.get(next)! > counts.get(best)! ? next : best));
  let isQuoted = false;
  let lines = 0;
  let hasText = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    const isBreak = !isQuoted && (sign === '\n' || sign === '\r');
    hasText ||= sign.trim() !== '' || sign === '\t';
    if (isBreak && hasText) {
      if (lines === LINES || counts.get(find())! > (lines ? 1 : 0)) break;
      for (const delimiter of DELIMITERS) counts.set(delimiter, 0);
      hasText = false;
      lines += 1;
    } else if (!isQuoted && counts.has(sign)) counts.set(sign, counts.get(sign)! + 1);
  }
  return counts.get(find())! > (lines ? 1 : 0) ? find() : ',';
}

/** Enough text for any header within the limits. */
const HEADER_CHARACTERS = 1024 * 1024;

async function* readRows(texts: AsyncIterable<string>, delimiter: string) {
  const tokenizer = createCsvTokenizer(delimiter);
  for await (const text of texts) yield tokenizer.push(text);
  yield tokenizer.end();
}

/** The text of at least the first lines, which the header is one of. */
const readBeginning = async (texts: AsyncIterable<string>) => {
  let beginning = '';
  for await (const text of texts) {
    beginning += text;
    if (beginning.length > HEADER_CHARACTERS || beginning.split(/\r\n?|\n/, LINES + 2).length > LINES + 1) break;
  }
  return beginning;
};

/** Opens a CSV file and detects its encoding, separator and header. Throws INVALID for an unreadable file. */
export async function openCsv(source: ByteSource, yieldIfDue: YieldIfDue): Promise<SourceTable> {
  const encoding = await detectEncoding(source, yieldIfDue);
  const texts = () => decodeFile(source, encoding, yieldIfDue);
  const delimiter = sniffDelimiter(await readBeginning(texts()));
  const header = await getHeaderRow(readRows(texts(), delimiter));
  const columns = getHeader(header.cells, header.number);
  const linkColumns = getLinkColumns(columns);
  const rows = () => belowHeader(readRows(texts(), delimiter), header);
  return {
    format: 'CSV',
    encoding,
    delimiter,
    columns,
    rows: linkColumns.size ? () => withFormulaLinks(rows(), linkColumns) : rows,
  };
}
