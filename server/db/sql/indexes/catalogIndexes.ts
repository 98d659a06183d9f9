import { createProductIndex } from '../../productIndex/productIndex';
import type { ProductTable, RowChange } from '../../productIndex/productTable';
import { createRecordReader, type StoredRecords } from '../../productIndex/recordReader';
import type { GetCurrencies, ProductRecords } from '../../productRecords';
import type { ProductReader, ProductStats } from '../../store';
import type { CommitQueue } from '../commitQueue';
import type { DocumentReader } from '../documentReader';
import { createCatalogReader } from './catalogReader';
import { createIndexCheckpoints, type IndexCheckpoints } from './indexCheckpoint';
import { applyStored, loadIndex } from './loadIndex';
import { createQueue } from '../queue';
import { parseIndexState } from './restoreIndex';
import type { Query, Sql } from '../sql';
import { readIndexStates } from '../statements/catalogIndexes';

/** Milliseconds after the last use of an index until it is closed, and between two looks for that. */
const IDLE_MS = 15 * 60_000;
const LOOK_MS = 60_000;

/** An index in memory. */
interface OpenIndex {
  table: ProductTable;
  reader: ProductReader;
  checkpoints: IndexCheckpoints;
}

/** The index of a catalog that is open, or is being opened. */
interface Entry {
  opening: Promise<OpenIndex>;
  /** Undefined until it is open. */
  opened: OpenIndex | undefined;
  /** The changes of commits that became visible while it was being opened, with the numbers of the commits. */
  missed: { seq: number; changes: readonly RowChange[] }[];
  /** How many reads use it now, and when the last one began or ended. */
  uses: number;
  usedAt: number;
}

/** The products of a database. The index of a catalog is in memory while it is used. */
interface CatalogIndexes extends ProductRecords {
  /** Reads the totals of catalogs whose indexes are stored, and whose products have not changed since. */
  loadTotals: (query: Query) => Promise<void>;
  /** Stores the open indexes as they are now. Rejects with UNAVAILABLE. */
  save: () => Promise<void>;
  /** Stores and closes the indexes that no read uses, and none has used for so many milliseconds. */
  closeUnused: (ms: number) => Promise<void>;
  /** Stores and closes all indexes. */
  close: () => Promise<void>;
}

interface Source {
  sql: Sql;
  queue: CommitQueue;
  /** Runs a statement that sees at least what is visible. */
  query: Query;
  documents: DocumentReader;
  /** The name of this process. */
  origin: string;
  getCurrencies: GetCurrencies;
}

/** Creates the indexes of a database, none of which is open. */
export function createCatalogIndexes({ sql, queue, query, documents, origin, getCurrencies }: Source): CatalogIndexes {
  const entries = new Map<string, Entry>();
  const inTurn = createQueue();
  /** The versions of catalogs that are not open; of those that never were, that of the last change of any. */
  const versions = new Map<string, number>();
  let otherVersion = 0;
  /** The totals of catalogs that are not open, each with the version that they are those of. */
  const totals = new Map<string, { version: number; stats: ProductStats }>();

  const stored: StoredRecords = {
    get moment() {
      return queue.moment;
    },
    read: (places) =>
      documents.read(
        'products',
        places.map(({ id }) => id),
      ),
  };

  const getClosedVersion = (catalogId: string) => versions.get(catalogId) ?? otherVersion;

  const noteClosedChanges = (changes: readonly RowChange[]) => {
    const tables = [...entries.values()].flatMap(({ opened }) => opened?.table ?? []);
    for (const { id, put } of changes) {
      if (put) {
        const { catalogId } = put.record;
        if (!entries.get(catalogId)?.opened) versions.set(catalogId, getClosedVersion(catalogId) + 1);
      } else if (tables.every((table) => table.getSlot(id) === undefined)) {
        otherVersion++;
        for (const [catalogId, version] of versions) versions.set(catalogId, version + 1);
      }
    }
  };

  const apply = (changes: readonly RowChange[]) => {
    if (!changes.length) return;
    noteClosedChanges(changes);
    for (const [catalogId, { opened, missed }] of entries) {
      const own = changes.filter(({ put }) => !put || put.record.catalogId === catalogId);
      if (opened) applyStored(opened.table, own);
      else missed.push({ seq: queue.seq, changes: own });
    }
  };

  const open = async (catalogId: string, entry: Entry): Promise<OpenIndex> => {
    const checkpoints = createIndexCheckpoints({ sql, queue, origin, catalogId });
    const { loaded, seq } = await queue.snapshot(async (snapshot, seq) => {
      return { loaded: await loadIndex({ query: snapshot, catalogId, onChange: checkpoints.note }), seq };
    });
    if (queue.seq < seq) await queue.catchUp();
    const { table } = loaded;
    for (const one of entry.missed.splice(0)) if (one.seq > seq) applyStored(table, one.changes);
    table.resumeVersions(catalogId, getClosedVersion(catalogId));
    const reader = createProductIndex(table, createRecordReader(table, stored), getCurrencies);
    entry.opened = { table, reader, checkpoints };
    checkpoints.begin(loaded);
    return entry.opened;
  };

  const getEntry = (catalogId: string): Entry => {
    const known = entries.get(catalogId);
    if (known) return known;
    const entry: Omit<Entry, 'opening'> = { opened: undefined, missed: [], uses: 0, usedAt: 0 };
    const opening = inTurn(() => open(catalogId, created));
    const created: Entry = Object.assign(entry, { opening });
    // The next read tries again.
    opening.catch(() => entries.delete(catalogId));
    entries.set(catalogId, created);
    return created;
  };

  const begin = (catalogId: string) => {
    const entry = getEntry(catalogId);
    entry.uses++;
    const end = () => {
      entry.uses--;
      entry.usedAt = Date.now();
    };
    return { opening: entry.opening.then(({ reader }) => reader), end };
  };

  const closeOne = async (catalogId: string, entry: Entry) => {
    const { usedAt, opened } = entry;
    if (!opened || entry.uses) return;
    await opened.checkpoints.write();
    if (entry.uses || entry.usedAt !== usedAt) return;
    opened.checkpoints.end();
    const version = opened.table.getVersion(catalogId);
    versions.set(catalogId, version);
    totals.set(catalogId, { version, stats: opened.table.getTotals(catalogId).stats() });
    entries.delete(catalogId);
  };

  const closeUnused = async (ms: number) => {
    const before = Date.now() - ms;
    for (const [catalogId, entry] of [...entries]) {
      if (entry.usedAt <= before || entry.opened?.checkpoints.isOutrun) await closeOne(catalogId, entry);
    }
  };

  // What can't be stored now is tried again at the next look.
  const timer = setInterval(() => void closeUnused(IDLE_MS).catch(() => undefined), LOOK_MS).unref();

  const loadTotals = async (read: Query) => {
    const before = new Map(versions);
    const otherBefore = otherVersion;
    for (const { catalog, state, lastChange } of await readIndexStates(read)) {
      const noted = parseIndexState(state);
      const version = before.get(catalog) ?? otherBefore;
      if (noted && lastChange <= noted.seq) totals.set(catalog, { version, stats: noted.stats });
    }
  };

  const getClosedStats = (catalogId: string): ProductStats | undefined => {
    const known = entries.has(catalogId) ? undefined : totals.get(catalogId);
    return known?.version === getClosedVersion(catalogId) ? known.stats : undefined;
  };

  const readClosedStats = async (catalogId: string): Promise<ProductStats | undefined> => {
    const known = getClosedStats(catalogId);
    if (known || entries.has(catalogId)) return known;
    await loadTotals(query);
    return getClosedStats(catalogId);
  };

  return {
    apply,
    getMany: async (ids) => {
      for (;;) {
        const { moment } = queue;
        const found = await documents.read('products', ids);
        if (queue.moment === moment) return found;
      }
    },
    list: () => documents.list('products'),
    ids: () => documents.ids('products'),
    save: async () => {
      for (const { opened } of entries.values()) await opened?.checkpoints.write();
    },
    loadTotals,
    closeUnused,
    close: async () => {
      clearInterval(timer);
      for (const { opening } of entries.values()) await (await opening.catch(() => null))?.checkpoints.close();
    },
    reader: createCatalogReader({
      begin,
      readClosedStats,
      version: (catalogId) =>
        entries.get(catalogId)?.opened?.table.getVersion(catalogId) ?? getClosedVersion(catalogId),
    }),
  };
}
