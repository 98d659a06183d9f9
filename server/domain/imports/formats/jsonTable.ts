import { say } from '#server/records/sentence';
import type { FileFormat } from '#server/types.generated';
import { detectEncoding, decodeFile } from './encoding';
import { createJsonSplitter } from './jsonItems';
import { findJsonList } from './jsonList';
import { contentOfJson, isContentJson, isJsonObject, type JsonObject } from './jsonContent';
import { isShopifyJson, SHOPIFY_COLUMNS, shopifyRows } from './shopifyJson';
import { OWN_COLUMNS, ownRows } from '../../ownLayout/ownLayout';
import { openRecords, type ItemRecord } from './recordTable';
import { createFileError } from '../errors';
import type { YieldIfDue, ByteSource, SourceRow, SourceTable } from './source';

const EXAMPLE = '{"sku": "A-1"}';

/** Nesting level up to which object fields become separate columns, such as `seo.title`; deeper ones stay JSON. */
const MAX_DEPTH = 4;

const flatten = (value: unknown, name: string, record: Map<string, string>, depth: number): void => {
  if (isJsonObject(value) && depth < MAX_DEPTH) {
    for (const [key, inner] of Object.entries(value)) {
      flatten(inner, name ? `${name}.${key}` : key, record, depth + 1);
    }
  } else if (value === null) record.set(name, '');
  else if (typeof value === 'string') record.set(name, value);
  else record.set(name, typeof value === 'number' ? String(value) : JSON.stringify(value));
};

/** The values of the object as text: nested objects as dotted columns, lists as JSON. */
const toRecord = (item: JsonObject): ItemRecord => {
  const record = new Map<string, string>();
  flatten(item, '', record, 0);
  return record;
};

/** The items of a list that begins after `start` characters of an object, or of the whole text if `start` is null. */
async function* getObjects(texts: AsyncIterable<string>, start: number | null): AsyncGenerator<JsonObject[]> {
  const splitter = createJsonSplitter({ isNested: start !== null });
  let before = start ?? 0;
  let count = 0;
  const checked = (items: unknown[]) =>
    items.map((item) => {
      count += 1;
      if (isJsonObject(item)) return item;
      throw createFileError(
        say`Item ${count} in the file isn’t an object. Each item must be a product. Example: ${EXAMPLE}`,
      );
    });
  for await (const text of texts) {
    yield checked(splitter.push(text.slice(before)));
    before = Math.max(0, before - text.length);
  }
  yield checked(splitter.end());
}

const getFirst = async (batches: AsyncIterable<JsonObject[]>) => {
  for await (const [first] of batches) if (first) return first;
  return null;
};

/** Items that are read as rows of a layout. */
interface Shape {
  isOf: (item: JsonObject) => boolean;
  columns: readonly string[];
  toRows: (object: JsonObject, item: number) => string[][];
}

const SHAPES: readonly Shape[] = [
  { isOf: isContentJson, columns: OWN_COLUMNS, toRows: (object, item) => ownRows(contentOfJson(object, item)) },
  { isOf: isShopifyJson, columns: SHOPIFY_COLUMNS, toRows: shopifyRows },
];

/** Items as rows of a layout; all rows of item 1 have number 2. */
async function* shapedRows(batches: AsyncIterable<JsonObject[]>, { toRows }: Shape): AsyncGenerator<SourceRow[]> {
  let item = 0;
  for await (const batch of batches) {
    yield batch.flatMap((object) => {
      item += 1;
      return toRows(object, item).map((cells) => ({ number: item + 1, cells }));
    });
  }
}

/**
 * Opens a JSON or NDJSON file, which can be an object with the list of products. A canonical export is read as the
 * Catalog Manager layout, and Shopify's JSON as that of its CSV. Throws INVALID for an unreadable file.
 */
export async function openJson(
  given: Extract<FileFormat, 'JSON' | 'NDJSON'>,
  source: ByteSource,
  yieldIfDue: YieldIfDue,
): Promise<SourceTable> {
  const encoding = await detectEncoding(source, yieldIfDue);
  const texts = () => decodeFile(source, encoding, yieldIfDue);
  const start = given === 'NDJSON' ? await findJsonList(texts()) : null;
  const format = start === null ? given : 'JSON';
  const objects = () => getObjects(texts(), start);
  const first = await getFirst(objects());
  const shape = first && SHAPES.find(({ isOf }) => isOf(first));
  if (shape) {
    return {
      format,
      encoding,
      delimiter: null,
      columns: [...shape.columns],
      rows: () => shapedRows(objects(), shape),
    };
  }
  async function* records() {
    for await (const batch of objects()) yield batch.map(toRecord);
  }
  return openRecords(format, encoding, records);
}
