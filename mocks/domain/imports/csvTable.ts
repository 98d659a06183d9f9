import { createCsvTokenizer } from './csv';
import { detectEncoding, textOf } from './encoding';
import { belowHeader, headerRowOf } from './dataRows';
import { headerOf } from './header';
import type { Breathe, ByteSource, SourceTable } from './source';

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

async function* rowsOf(texts: AsyncIterable<string>, delimiter: string) {
  const tokenizer = createCsvTokenizer(delimiter);
  for await (const text of texts) yield tokenizer.push(text);
  yield tokenizer.end();
}

/** The text up to at least the end of the header. */
const beginningOf = async (texts: AsyncIterable<string>) => {
  let beginning = '';
  for await (const text of texts) {
    beginning += text;
    if (beginning.length > HEADER_CHARACTERS || /[\r\n]/.test(beginning.trimStart())) break;
  }
  return beginning;
};

/** Opens a CSV file and detects its encoding, separator and header. Throws INVALID for an unreadable file. */
export async function openCsv(source: ByteSource, breathe: Breathe): Promise<SourceTable> {
  const encoding = await detectEncoding(source, breathe);
  const texts = () => textOf(source, encoding, breathe);
  const delimiter = sniffDelimiter(await beginningOf(texts()));
  const { cells, number } = await headerRowOf(rowsOf(texts(), delimiter));
  const columns = headerOf(cells, number);
  return {
    format: 'CSV',
    encoding,
    delimiter,
    columns,
    rows: () => belowHeader(rowsOf(texts(), delimiter)),
  };
}
