import { say } from '#server/records/sentence';
import { joinGoogleParts } from '#server/records/googleShapes';
import { detectEncoding, decodeFile } from './encoding';
import { openRecords, type ItemRecord } from './recordTable';
import { createFileError } from '../errors';
import type { YieldIfDue, ByteSource, SourceTable } from './source';
import { createXmlReader, localName } from './xml';

/**
 * Separates the values of an element that occurs more than once in an item; the values themselves contain no line
 * breaks.
 */
const REPEATED = '\n';

/** Elements that web pages, and tables that are saved as .xls, begin with. */
const HTML = /^(html|head|meta|body|style|table|div)$/i;

const otherRoot = (name: string) => {
  if (HTML.test(name)) {
    return createFileError(
      say`The file is a web page, not a product file. If it has a table of products, open it in a spreadsheet program and save it as .xlsx. Otherwise, export the products again.`,
    );
  }
  if (name === 'Workbook' || name === 'office:document') {
    return createFileError(
      say`The file is an XML spreadsheet, which can’t be read. Open it in a spreadsheet program and save it as .xlsx.`,
    );
  }
  return createFileError(
    say`The file is XML with the root element <${name}>, but only RSS 2.0 product feeds are supported. Export the products as a Google Merchant feed or as CSV.`,
  );
};

/** Reads the items of an RSS 2.0 feed; `take` returns those completed since the last call. */
const createItemReader = () => {
  let items: ItemRecord[] = [];
  let record: Map<string, string> | null = null;
  /** Columns of the item given with Google's prefix, which take precedence over RSS elements of the same name. */
  let outranking = new Set<string>();
  /** Names of the open elements within the item, and their texts. */
  let path: string[] = [];
  let texts: string[] = [];
  /** The texts of the elements within the outermost one, by name. */
  let parts = new Map<string, string>();
  let hasRoot = false;

  const keep = (name: string, value: string) => {
    if (!record || !value) return;
    const column = localName(name);
    const isPrefixed = column !== name;
    if (!isPrefixed && outranking.has(column)) return;
    const before = isPrefixed && !outranking.has(column) ? undefined : record.get(column);
    if (isPrefixed) outranking.add(column);
    record.set(column, before === undefined ? value : before + REPEATED + value);
  };
  const reader = createXmlReader(say`The file`, {
    open: (name) => {
      if (!hasRoot && localName(name) !== 'rss') {
        throw otherRoot(name);
      }
      hasRoot = true;
      if (record) {
        path.push(name);
        texts.push('');
      } else if (name === 'item') {
        record = new Map();
        outranking = new Set();
        path = [];
        texts = [];
        parts = new Map();
      }
    },
    text: (text) => {
      if (texts.length) texts[texts.length - 1] += text;
    },
    close: () => {
      if (!record) return;
      const name = path.pop();
      const text = texts.pop();
      if (name === undefined || text === undefined) {
        items.push(record);
        record = null;
      } else if (path.length) {
        // Nested elements become one value, joined as in Google's text feeds: US:CA:Ground:15 USD.
        const outer = texts.pop() ?? '';
        if (path.length === 1) parts.set(localName(name), text.trim());
        texts.push([outer.trim(), text.trim()].filter(Boolean).join(':'));
      } else {
        keep(name, (parts.size ? joinGoogleParts(localName(name), parts) : null) ?? text.trim());
        parts = new Map();
      }
    },
  });
  const take = () => {
    const taken = items;
    items = [];
    return taken;
  };
  return { ...reader, take };
};

/** Opens an RSS 2.0 product feed. Throws INVALID for an unreadable file. */
export async function openXml(source: ByteSource, yieldIfDue: YieldIfDue): Promise<SourceTable> {
  const encoding = await detectEncoding(source, yieldIfDue);
  async function* items() {
    const { write, end, take } = createItemReader();
    for await (const text of decodeFile(source, encoding, yieldIfDue)) {
      write(text);
      yield take();
    }
    end();
    yield take();
  }
  return openRecords('XML', encoding, items);
}
