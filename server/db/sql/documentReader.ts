import type { TableName, Tables } from '#server/records/tables';
import { createRecordCache } from '../recordCache';
import { toRecordKey, type StoredDocument } from './documentChanges';
import type { Query } from './sql';
import { listDocumentIds, readDocuments, scanDocuments, type FirstPart } from './statements/documents';

/** Maximum size of the cached records in characters of JSON; parsed, they take about four times as many bytes. */
const MAX_CHARACTERS = 16_000_000;

/** Records per statement of a scan. */
const PAGE = 500;

/** Reads the records that are not all in memory. */
export interface DocumentReader {
  /** Returns the records with the ids, undefined for those that don't exist. */
  read: <Name extends TableName>(table: Name, ids: readonly string[]) => Promise<(Tables[Name] | undefined)[]>;
  /** Yields all records of the table in the order of insertion, some at a time. */
  scan: <Name extends TableName>(table: Name) => AsyncGenerator<Tables[Name][]>;
  /** Returns all records of the table in the order of insertion. */
  list: <Name extends TableName>(table: Name) => Promise<Tables[Name][]>;
  /** Returns the ids of all records of the table in the order of insertion. */
  ids: (table: TableName) => Promise<string[]>;
  /** Called when a commit becomes visible. */
  note: (puts: readonly StoredDocument[], removed: readonly { table: TableName; id: string }[]) => void;
}

/** What the reader needs to know of the commits. */
interface Commits {
  /** The keys of the stored records with more than one part. */
  split: ReadonlySet<string>;
  /** The number of the last commit that is visible. */
  getSeq: () => number;
  /** Makes later ones visible. */
  catchUp: () => Promise<void>;
}

/**
 * Yields the records whose first parts `readPage` reads after a place. `split` has the keys of those with more than one
 * part.
 */
export async function* scanRecords<Name extends TableName>(
  query: Query,
  table: Name,
  split: ReadonlySet<string>,
  readPage: (place: number) => Promise<FirstPart[]>,
): AsyncGenerator<Tables[Name][]> {
  for (let place = 0; ;) {
    const rows = await readPage(place);
    const last = rows.at(-1);
    if (!last) return;
    ({ place } = last);
    const inParts = rows.flatMap(({ id }) => (split.has(toRecordKey(table, id)) ? id : []));
    const whole = await readDocuments(query, table, inParts);
    yield rows.map(({ id, doc }) => JSON.parse(whole.get(id) ?? doc) as Tables[Name]);
  }
}

/** Creates a reader. */
export function createDocumentReader(query: Query, { split, getSeq, catchUp }: Commits): DocumentReader {
  const cache = createRecordCache<Tables[TableName]>(MAX_CHARACTERS);
  /** How many commits have become visible. */
  let moment = 0;

  const scan = <Name extends TableName>(table: Name) =>
    scanRecords(query, table, split, (place) => scanDocuments(query, table, place, PAGE));

  return {
    read: async <Name extends TableName>(table: Name, ids: readonly string[]) => {
      for (;;) {
        const before = moment;
        const found = new Map<string, Tables[TableName]>();
        const missing: string[] = [];
        for (const id of ids) {
          const cached = cache.get(toRecordKey(table, id));
          if (cached) found.set(id, cached);
          else missing.push(id);
        }
        let last = 0;
        const texts = missing.length
          ? await readDocuments(query, table, missing, (seq) => {
              last = Math.max(last, seq);
            })
          : new Map<string, string>();
        // The database has a commit of another process that is not visible yet.
        if (last > getSeq()) {
          await catchUp();
          continue;
        }
        for (const [id, text] of texts) {
          const record = JSON.parse(text) as Tables[Name];
          found.set(id, record);
          // Otherwise, it may have been read before the last commit.
          if (moment === before) cache.set(toRecordKey(table, id), record, text.length);
        }
        return ids.map((id) => found.get(id) as Tables[Name] | undefined);
      }
    },
    scan,
    list: async <Name extends TableName>(table: Name) => {
      const all: Tables[Name][] = [];
      for await (const records of scan(table)) all.push(...records);
      return all;
    },
    ids: (table) => listDocumentIds(query, table),
    note: (puts, removed) => {
      moment++;
      for (const { table, id } of removed) cache.remove(toRecordKey(table, id));
      for (const { table, record, text } of puts) cache.set(toRecordKey(table, record.id), record, text.length);
    },
  };
}
