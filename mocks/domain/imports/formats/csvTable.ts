import { createCsvTokenizer } from './csv';
import { detectEncoding, toText } from './encoding';
import { belowHeader, getHeaderRow } from './dataRows';
import { getHeader } from './header';
import type { YieldIfDue, ByteSource, SourceTable } from './source';

const DELIMITERS = [',', ';', '\t', '|'];

/** The separator found most often outside quotes in the first line; a comma if there is none. */
export function sniffDelimiter(text: string): string {
  const counts = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const sign of text.replace(/^\s*[\r\n]/, '')) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '\n' || sign === '\r') break;
    else if (counts.has(sign)) counts.set(sign, counts.get(sign)! + 1);
  }
  return DELIMITERS.reduce((best, delimiter) => (counts.get(delimiter)! > counts.get(best)! ? delimiter : best));
}

/** Enough text for any header within the limits. */
const HEADER_CHARACTERS = 1024 * 1024;

async function* readRows(texts: AsyncIterable<string>, delimiter: string) {
  const tokenizer = createCsvTokenizer(delimiter);
  for await (const text of texts) yield tokenizer.push(text);
  yield tokenizer.end();
}

/** The text up to at least the end of the header. */
const readBeginning = async (texts: AsyncIterable<string>) => {
  let beginning = '';
  for await (const text of texts) {
    beginning += text;
    if (beginning.length > HEADER_CHARACTERS || /[\r\n]/.test(beginning.trimStart())) break;
  }
  return beginning;
};

/** Opens a CSV file and detects its encoding, separator and header. Throws INVALID for an unreadable file. */
export async function openCsv(source: ByteSource, yieldIfDue: YieldIfDue): Promise<SourceTable> {
  const encoding = await detectEncoding(source, yieldIfDue);
  const texts = () => toText(source, encoding, yieldIfDue);
  const delimiter = sniffDelimiter(await readBeginning(texts()));
  const { cells, number } = await getHeaderRow(readRows(texts(), delimiter));
  const columns = getHeader(cells, number);
  return {
    format: 'CSV',
    encoding,
    delimiter,
    columns,
    rows: () => belowHeader(readRows(texts(), delimiter)),
  };
}
