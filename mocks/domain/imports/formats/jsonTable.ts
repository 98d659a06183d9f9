import type { FileFormat } from '../../../types.generated';
import { detectEncoding, toText } from './encoding';
import { createJsonSplitter } from './jsonItems';
import { contentOfJson, isContentJson, isJsonObject, type JsonObject } from './jsonContent';
import { OWN_COLUMNS, ownRows } from '../ownLayout';
import { openRecords, type ItemRecord } from './recordTable';
import { createFileError } from '../errors';
import type { YieldIfDue, ByteSource, SourceRow, SourceTable } from './source';

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

async function* getObjects(texts: AsyncIterable<string>): AsyncGenerator<JsonObject[]> {
  const splitter = createJsonSplitter();
  let count = 0;
  const checked = (items: unknown[]) =>
    items.map((item) => {
      count += 1;
      if (isJsonObject(item)) return item;
      throw createFileError(
        `Item ${count} in the file isn’t an object. Each item must be a product. Example: {"sku": "A-1"}`,
      );
    });
  for await (const text of texts) yield checked(splitter.push(text));
  yield checked(splitter.end());
}

const getFirst = async (batches: AsyncIterable<JsonObject[]>) => {
  for await (const [first] of batches) if (first) return first;
  return null;
};

/** Products in canonical JSON as rows of the Catalog Manager layout; all rows of item 1 have number 2. */
async function* contentRows(batches: AsyncIterable<JsonObject[]>): AsyncGenerator<SourceRow[]> {
  let item = 0;
  for await (const batch of batches) {
    yield batch.flatMap((object) => {
      item += 1;
      return ownRows(contentOfJson(object, item)).map((cells) => ({ number: item + 1, cells }));
    });
  }
}

/**
 * Opens a JSON array or NDJSON file. A canonical export is read as the Catalog Manager layout. Throws INVALID for an
 * unreadable file.
 */
export async function openJson(
  format: Extract<FileFormat, 'JSON' | 'NDJSON'>,
  source: ByteSource,
  yieldIfDue: YieldIfDue,
): Promise<SourceTable> {
  const encoding = await detectEncoding(source, yieldIfDue);
  const objects = () => getObjects(toText(source, encoding, yieldIfDue));
  const first = await getFirst(objects());
  if (first && isContentJson(first)) {
    const rows = () => contentRows(objects());
    return { format, encoding, delimiter: null, columns: [...OWN_COLUMNS], rows };
  }
  async function* records() {
    for await (const batch of objects()) yield batch.map(toRecord);
  }
  return openRecords(format, encoding, records);
}
