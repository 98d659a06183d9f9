import { isLargeTable, LARGE_TABLES, type LargeTableName, type Tables } from '#server/records/tables';
import type { LargeRecords } from '#server/db/memoryStore';
import { createRecordCache } from '#server/db/recordCache';
import type { Database, LargeKey } from './database';

/** Maximum size of the cached records of a table in characters of JSON. */
const MAX_CHARACTERS = 1_000_000;

type LargeRecord = Tables[LargeTableName];

/** The records that changed, by table and id; null for those that were removed. */
type LargeImage = Map<LargeTableName, Map<string, LargeRecord | null>>;

/** Stores the tables whose records are read when they are needed. In memory are only those that are not yet written. */
export interface LargeTables extends LargeRecords {
  readonly hasChanges: boolean;
  /** Returns everything that changed since the last call. Call `settle` afterwards. */
  takeChanged: () => LargeImage;
  /** Yields the entries to store; null deletes the key. */
  serialize: (image: LargeImage) => Generator<[LargeKey, string | null]>;
  /** Releases the records of the image from memory if they are stored, or else returns the image to the queue. */
  settle: (image: LargeImage, isStored: boolean) => void;
}

/** Creates the large tables of a database, without reading any of their records. */
export function createLargeTables(database: Database): LargeTables {
  const createAll = <Value>(create: () => Value) =>
    new Map<LargeTableName, Value>(LARGE_TABLES.map((table) => [table, create()]));
  const changed = createAll(() => new Map<string, LargeRecord | null>());
  /** Part of the last write, which is not yet stored. */
  const writing = createAll(() => new Map<string, LargeRecord | null>());
  const caches = createAll(() => createRecordCache<LargeRecord>(MAX_CHARACTERS));
  const reads = createAll(() => new Map<string, Promise<LargeRecord | undefined>>());
  let opened: ReturnType<typeof openStore> | undefined;

  const openStore = () => database.transaction('segments').store;
  /** Reads that are requested together share a transaction. */
  const getStore = () => {
    if (!opened) {
      opened = openStore();
      queueMicrotask(() => (opened = undefined));
    }
    return opened;
  };

  const findHeld = (table: LargeTableName, id: string): LargeRecord | null | undefined => {
    const record = changed.get(table)!.get(id);
    return record === undefined ? writing.get(table)!.get(id) : record;
  };

  const readStored = (table: LargeTableName, id: string): Promise<LargeRecord | undefined> => {
    const running = reads.get(table)!;
    const known = running.get(id);
    if (known) return known;
    const reading = getStore()
      .get([table, id])
      .then((text) => {
        if (typeof text !== 'string') return undefined;
        const record = JSON.parse(text) as LargeRecord;
        // It is not current if the record was changed in the meantime.
        if (running.get(id) === reading) caches.get(table)!.set(id, record, text.length);
        return record;
      })
      .finally(() => {
        if (running.get(id) === reading) running.delete(id);
      });
    running.set(id, reading);
    return reading;
  };

  return {
    getMany: <Name extends LargeTableName>(table: Name, ids: readonly string[]) =>
      Promise.all(
        ids.map(async (id) => {
          const held = findHeld(table, id);
          const found = held === undefined ? (caches.get(table)!.get(id) ?? (await readStored(table, id))) : held;
          return (found ?? undefined) as Tables[Name] | undefined;
        }),
      ),
    list: async <Name extends LargeTableName>(table: Name) => {
      const records = new Map<string, LargeRecord | null>();
      const held = [...writing.get(table)!, ...changed.get(table)!];
      for (const text of await getStore().getAll(IDBKeyRange.bound([table, ''], [table, []]))) {
        const record = JSON.parse(text as string) as LargeRecord;
        records.set(record.id, record);
      }
      for (const [id, record] of held) records.set(id, record);
      const all = [...records.values()].filter((record) => record !== null) as Tables[Name][];
      return all.sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    ids: async (table) => {
      const keys = await getStore().getAllKeys(IDBKeyRange.bound([table, ''], [table, []]));
      const ids = new Set(keys.map(([, id]) => String(id)));
      for (const [id, record] of [...writing.get(table)!, ...changed.get(table)!]) {
        if (record) ids.add(id);
        else ids.delete(id);
      }
      return [...ids].sort((a, b) => (a < b ? -1 : 1));
    },
    note: (changes) => {
      for (const change of changes) {
        if (!isLargeTable(change.table)) continue;
        const id = 'put' in change ? change.put.id : change.remove;
        changed.get(change.table)!.set(id, 'put' in change ? (change.put as LargeRecord) : null);
        caches.get(change.table)!.remove(id);
        reads.get(change.table)!.delete(id);
      }
    },
    get hasChanges() {
      return LARGE_TABLES.some((table) => changed.get(table)!.size > 0);
    },
    takeChanged: () => {
      const image: LargeImage = new Map();
      for (const table of LARGE_TABLES) {
        const records = changed.get(table)!;
        if (!records.size) continue;
        image.set(table, records);
        writing.set(table, records);
        changed.set(table, new Map());
      }
      return image;
    },
    serialize: function* (image) {
      for (const [table, records] of image) {
        for (const [id, record] of records) {
          const text = record && JSON.stringify(record);
          // A read would have to wait for the writes that follow.
          if (record && text && !changed.get(table)!.has(id)) caches.get(table)!.set(id, record, text.length);
          yield [[table, id], text];
        }
      }
    },
    settle: (image, isStored) => {
      for (const [table, records] of image) {
        writing.set(table, new Map());
        if (!isStored) changed.set(table, new Map([...records, ...changed.get(table)!]));
      }
    },
  };
}
