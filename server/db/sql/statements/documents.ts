import type { TableName } from '#server/records/tables';
import type { Query, Row } from '../sql';

/** A part of a record's JSON. */
export interface DocumentRow {
  table: TableName;
  id: string;
  part: number;
  /** That of a product; null for other records, and for all parts but the first. */
  catalog: string | null;
  /** Position in the order of insertion, from 1; 0 for all parts but the first. */
  place: number;
  doc: string;
}

/** Rows of one statement. */
const MAX_ROWS = 500;
/** Characters of one statement, after which no further row is added. */
const MAX_CHARACTERS = 4_000_000;

/**
 * The id as a key: databases refuse or cut U+0000 in texts, and replace lone surrogates, both of which JSON escapes, as
 * it does in documents.
 */
export const toKey = (id: string): string => JSON.stringify(id).slice(1, -1);
export const fromKey = (key: unknown): string => JSON.parse(`"${String(key)}"`) as string;

/** `$first, $(first + 1), …` */
const listParameters = (first: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `$${first + at}`).join(', ');

/** Splits the rows by the limits of a statement. */
function* splitRows(rows: readonly DocumentRow[]): Generator<DocumentRow[]> {
  let taken: DocumentRow[] = [];
  let characters = 0;
  for (const row of rows) {
    taken.push(row);
    characters += row.doc.length;
    if (taken.length < MAX_ROWS && characters < MAX_CHARACTERS) continue;
    yield taken;
    taken = [];
    characters = 0;
  }
  if (taken.length) yield taken;
}

/**
 * Splits ids into those of one statement, which repeat the last one so that there are few different texts of
 * statements.
 */
function* splitIds(ids: readonly string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += MAX_ROWS) {
    const own = ids.slice(at, at + MAX_ROWS).map(toKey);
    const size = [1, 10, 50, 200, MAX_ROWS].find((room) => room >= own.length)!;
    yield [...own, ...Array.from({ length: size - own.length }, () => own.at(-1)!)];
  }
}

/** Stores the rows. One with the key of a stored row replaces its text and keeps its place and its catalog. */
export async function putDocuments(query: Query, rows: readonly DocumentRow[]): Promise<void> {
  for (const own of splitRows(rows)) {
    const values = own.map((_, at) => `(${listParameters(6 * at + 1, 6)})`).join(', ');
    await query(
      `INSERT INTO documents (tbl, id, part, place, catalog, doc) VALUES ${values}
       ON CONFLICT (tbl, id, part) DO UPDATE SET doc = excluded.doc`,
      own.flatMap(({ table, id, part, place, catalog, doc }) => {
        return [table, toKey(id), part, place, catalog === null ? null : toKey(catalog), doc];
      }),
    );
  }
}

/** Deletes all parts of the records from the part `first` on. Returns the ids of deleted products by catalog. */
export async function deleteDocuments(
  query: Query,
  table: TableName,
  ids: readonly string[],
  first: 0 | 1 = 0,
): Promise<Map<string, string[]>> {
  const deleted = new Map<string, string[]>();
  for (const own of splitIds(ids)) {
    const rows = await query(
      `DELETE FROM documents WHERE tbl = $1 AND part >= $2 AND id IN (${listParameters(3, own.length)})
       RETURNING id, catalog`,
      [table, first, ...own],
    );
    for (const row of rows) {
      if (row.catalog === null) continue;
      const catalog = fromKey(row.catalog);
      const known = deleted.get(catalog) ?? [];
      deleted.set(catalog, known);
      known.push(fromKey(row.id));
    }
  }
  return deleted;
}

/**
 * Returns the JSON of the records that exist, by id. `onSeq` is called with the number of the last commit that each
 * statement has read.
 */
export async function readDocuments(
  query: Query,
  table: TableName,
  ids: readonly string[],
  onSeq?: (seq: number) => void,
): Promise<Map<string, string>> {
  const parts = new Map<string, string[]>();
  for (const own of splitIds(ids)) {
    const rows = await query(
      `SELECT id, part, doc FROM documents WHERE tbl = $1 AND id IN (${listParameters(2, own.length)})
       UNION ALL SELECT '', -1, value FROM meta WHERE name = 'seq'`,
      [table, ...own],
    );
    for (const { id, part, doc } of rows) {
      if (Number(part) < 0) {
        onSeq?.(Number(doc));
        continue;
      }
      const texts = parts.get(String(id)) ?? [];
      parts.set(String(id), texts);
      texts[Number(part)] = String(doc);
    }
  }
  return new Map([...parts].map(([key, texts]) => [fromKey(key), texts.join('')]));
}

/** Returns the places in the order of insertion of the records that exist, by id. */
export async function readPlaces(query: Query, table: TableName, ids: readonly string[]): Promise<Map<string, number>> {
  const places = new Map<string, number>();
  for (const own of splitIds(ids)) {
    const rows = await query(
      `SELECT id, place FROM documents WHERE tbl = $1 AND part = 0 AND id IN (${listParameters(2, own.length)})`,
      [table, ...own],
    );
    for (const { id, place } of rows) places.set(fromKey(id), Number(place));
  }
  return places;
}

/** Returns the number of products of the catalog. */
export async function countProducts(query: Query, catalog: string): Promise<number> {
  const [row] = await query(`SELECT count(*) AS count FROM documents WHERE catalog = $1`, [toKey(catalog)]);
  return Number(row?.count ?? 0);
}

/** The first part of a record. */
export type FirstPart = Pick<DocumentRow, 'id' | 'place' | 'doc'>;

const toFirstPart = (row: Row): FirstPart => ({
  id: fromKey(row.id),
  place: Number(row.place),
  doc: String(row.doc),
});

/** Returns the first parts of up to `limit` records of the table after the place, in the order of insertion. */
export async function scanDocuments(
  query: Query,
  table: TableName,
  place: number,
  limit: number,
): Promise<FirstPart[]> {
  const rows = await query(
    `SELECT id, place, doc FROM documents WHERE tbl = $1 AND place > $2 ORDER BY place LIMIT $3`,
    [table, place, limit],
  );
  return rows.map(toFirstPart);
}

/** As `scanDocuments`, of the products of a catalog. */
export async function scanProducts(query: Query, catalog: string, place: number, limit: number): Promise<FirstPart[]> {
  const rows = await query(
    `SELECT id, place, doc FROM documents WHERE catalog = $1 AND place > $2 ORDER BY place LIMIT $3`,
    [toKey(catalog), place, limit],
  );
  return rows.map(toFirstPart);
}

/** Returns the ids of all records of the table, in the order of insertion. */
export async function listDocumentIds(query: Query, table: TableName): Promise<string[]> {
  const rows = await query(`SELECT id FROM documents WHERE tbl = $1 AND place > 0 ORDER BY place`, [table]);
  return rows.map(({ id }) => fromKey(id));
}

/** Returns the records of the tables that have more than one part. */
export async function readSplitRecords(
  query: Query,
  tables: readonly TableName[],
): Promise<Pick<DocumentRow, 'table' | 'id'>[]> {
  const rows = await query(
    `SELECT DISTINCT tbl, id FROM documents WHERE place = 0 AND tbl IN (${listParameters(1, tables.length)})`,
    tables,
  );
  return rows.map(({ tbl, id }) => ({ table: tbl as TableName, id: fromKey(id) }));
}
