import type { ProductRecord } from '#server/records/products';
import type { Change, TableName, Tables } from '#server/records/tables';
import type { Query } from './sql';
import { deleteDocuments, putDocuments, type DocumentRow } from './statements/documents';

/** Maximum characters of a part, so that no value of a row is too large for a database. */
const PART = 500_000;

/** A record with its JSON. */
export interface StoredDocument {
  table: TableName;
  record: Tables[TableName];
  text: string;
}

/** What a commit does to the documents. */
export interface DocumentChanges {
  /** Records as the commit leaves them. */
  puts: readonly StoredDocument[];
  /** Ids that the commit removes, by table, also those that it puts again afterwards. */
  removed: ReadonlyMap<TableName, readonly string[]>;
}

/** The name of a record among those of all tables. */
export function toRecordKey(table: TableName, id: string): string {
  return `${table} ${id}`;
}

/** Returns what is left of the changes if only the last one of each record counts, in the order of insertion. */
export function toDocumentChanges(changes: readonly Change[]): DocumentChanges {
  const puts = new Map<string, StoredDocument>();
  const removed = new Map<TableName, Set<string>>();
  for (const change of changes) {
    const { table } = change;
    if ('put' in change) {
      const { put: record } = change;
      puts.set(toRecordKey(table, record.id), { table, record, text: JSON.stringify(record) });
    } else {
      // What is put again afterwards comes last.
      puts.delete(toRecordKey(table, change.remove));
      removed.set(table, (removed.get(table) ?? new Set()).add(change.remove));
    }
  }
  return {
    puts: [...puts.values()],
    removed: new Map([...removed].map(([table, ids]) => [table, [...ids]])),
  };
}

/** Splits the text, but no character of two UTF-16 code units. */
const splitText = (text: string): string[] => {
  if (text.length <= PART) return [text];
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const isPair = /[\uD800-\uDBFF]/.test(text[at + PART - 1] ?? '');
    const end = at + PART - (isPair ? 1 : 0);
    parts.push(text.slice(at, end));
    at = end;
  }
  return parts;
};

/** What was written of changes. */
interface WrittenDocuments {
  /** The keys of records with more than one part. */
  split: ReadonlySet<string>;
  /** The ids of changed products by catalog. */
  products: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Writes the changes. New records get the places from `firstPlace` on. `split` has the keys of the stored records with
 * more than one part.
 */
export async function writeDocuments(
  query: Query,
  { puts, removed }: DocumentChanges,
  firstPlace: number,
  split: ReadonlySet<string>,
): Promise<WrittenDocuments> {
  const products = new Map<string, Set<string>>();
  const noteProduct = (catalog: string, id: string) => {
    const known = products.get(catalog) ?? new Set();
    products.set(catalog, known.add(id));
  };
  for (const [table, ids] of removed) {
    for (const [catalog, own] of await deleteDocuments(query, table, ids)) {
      for (const id of own) noteProduct(catalog, id);
    }
  }
  const written = new Set<string>();
  const rows: DocumentRow[] = [];
  for (const [at, { table, record, text }] of puts.entries()) {
    const { id } = record;
    const key = toRecordKey(table, id);
    const parts = splitText(text);
    if (split.has(key)) await deleteDocuments(query, table, [id], 1);
    if (parts.length > 1) written.add(key);
    const catalog = table === 'products' ? (record as ProductRecord).catalogId : null;
    if (catalog !== null) noteProduct(catalog, id);
    parts.forEach((doc, part) =>
      rows.push({
        table,
        id,
        part,
        doc,
        ...(part ? { place: 0, catalog: null } : { place: firstPlace + at, catalog }),
      }),
    );
  }
  await putDocuments(query, rows);
  return { split: written, products };
}
