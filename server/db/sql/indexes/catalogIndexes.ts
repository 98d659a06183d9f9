import { createProductIndex } from '../../productIndex/productIndex';
import type { ProductTable, RowChange } from '../../productIndex/productTable';
import { createRecordReader, type StoredRecords } from '../../productIndex/recordReader';
import type { GetCurrencies, ProductRecords } from '../../productRecords';
import type { ProductReader } from '../../store';
import type { CommitQueue } from '../commitQueue';
import type { DocumentReader } from '../documentReader';
import { createClosedCatalogs, type ClosedCatalogs } from './closedCatalogs';
import { createCatalogReader } from './catalogReader';
import { createIndexCheckpoints, type IndexCheckpoints } from './indexCheckpoint';
import { takeTotals, type KeptTotals } from './keptTotals';
import { applyStored, loadIndex } from './loadIndex';
import { createQueue } from '../queue';
import type { Query, Sql } from '../sql';

/** Milliseconds after the last use of an index until it is closed, and between two looks for that. */
const IDLE_MS = 15 * 60_000;
const LOOK_MS = 60_000;

/** Products of all open indexes, after which those whose last use was the longest ago are closed. */
const MAX_PRODUCTS = 1_500_000;

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
  /** Called when a read ends. */
  end: () => void;
}

/** The products of a database. The index of a catalog is in memory while it is used. */
interface CatalogIndexes extends ProductRecords, Pick<ClosedCatalogs, 'loadTotals'> {
  /** Stores the open indexes as they are now. Rejects with UNAVAILABLE. */
  save: () => Promise<void>;
  /** Stores and closes the indexes that no read uses, and none has used for so many milliseconds. */
  closeUnused: (ms: number) => Promise<void>;
  /** Closes the index of a catalog that was deleted, of which nothing is stored anymore. */
  drop: (catalogId: string) => void;
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
  /** Most products of all open indexes, if it is not that of servers. */
  maxProducts?: number | undefined;
}

/** Creates the indexes of a database, none of which is open. */
export function createCatalogIndexes({
  sql,
  queue,
  query,
  documents,
  origin,
  getCurrencies,
  maxProducts = MAX_PRODUCTS,
}: Source): CatalogIndexes {
  const entries = new Map<string, Entry>();
  const inTurn = createQueue();
  const closed = createClosedCatalogs();

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

  const noteClosedChanges = (changes: readonly RowChange[]) => {
    const tables = [...entries.values()].flatMap(({ opened }) => opened?.table ?? []);
    for (const { id, put } of changes) {
      if (put) {
        const { catalogId } = put.record;
        if (!entries.get(catalogId)?.opened) closed.note(catalogId);
      } else if (tables.every((table) => table.getSlot(id) === undefined)) closed.noteRemoved();
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
    table.resumeVersions(catalogId, closed.getVersion(catalogId));
    const reader = createProductIndex(table, createRecordReader(table, stored), getCurrencies);
    entry.opened = { table, reader, checkpoints };
    checkpoints.begin(loaded);
    return entry.opened;
  };

  const getEntry = (catalogId: string): Entry => {
    const known = entries.get(catalogId);
    if (known) return known;
    const end = () => {
      created.uses--;
      created.usedAt = Date.now();
    };
    const entry: Omit<Entry, 'opening'> = { opened: undefined, missed: [], uses: 0, usedAt: 0, end };
    const opening = inTurn(() => open(catalogId, created));
    const created: Entry = Object.assign(entry, { opening });
    opening.then(closeExcess).catch(() => {
      // The next read tries again.
      if (!created.opened) entries.delete(catalogId);
    });
    entries.set(catalogId, created);
    return created;
  };

  const begin = (catalogId: string) => {
    const entry = getEntry(catalogId);
    entry.uses++;
    return {
      get opening() {
        return entry.opening.then(({ reader }) => reader);
      },
      reader: entry.opened?.reader,
      end: entry.end,
    };
  };

  const closeOne = async (catalogId: string, entry: Entry) => {
    const { usedAt, opened } = entry;
    if (!opened || entry.uses) return;
    await opened.checkpoints.write();
    if (entry.uses || entry.usedAt !== usedAt || entries.get(catalogId) !== entry) return;
    opened.checkpoints.end();
    const { table } = opened;
    closed.keep(catalogId, table.getVersion(catalogId), takeTotals(table.getTotals(catalogId)));
    entries.delete(catalogId);
  };

  /** Keeps the indexes in use, and of the others those that were used last. */
  const closeExcess = async () => {
    const lastUse = ({ uses, usedAt }: Entry) => (uses ? Infinity : usedAt);
    let count = 0;
    for (const [catalogId, entry] of [...entries].sort(([, a], [, b]) => lastUse(b) - lastUse(a))) {
      count += entry.opened?.table.count ?? 0;
      if (count > maxProducts) await closeOne(catalogId, entry);
    }
  };

  const closeUnused = async (ms: number) => {
    const before = Date.now() - ms;
    for (const [catalogId, entry] of [...entries]) {
      if (entry.usedAt <= before || entry.opened?.checkpoints.isOutrun) await closeOne(catalogId, entry);
    }
  };

  // What can't be stored now is tried again at the next look.
  const timer = setInterval(() => void closeUnused(IDLE_MS).catch(() => undefined), LOOK_MS).unref();

  const getClosedTotals = (catalogId: string) => (entries.has(catalogId) ? undefined : closed.getTotals(catalogId));

  const readClosedTotals = async (catalogId: string): Promise<KeptTotals | undefined> => {
    const known = getClosedTotals(catalogId);
    if (known || entries.has(catalogId)) return known;
    await closed.loadTotals(query);
    return getClosedTotals(catalogId);
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
    loadTotals: closed.loadTotals,
    closeUnused,
    drop: (catalogId) => {
      entries
        .get(catalogId)
        ?.opening.then(({ checkpoints }) => checkpoints.end())
        .catch(() => undefined);
      entries.delete(catalogId);
      closed.forget(catalogId);
    },
    close: async () => {
      clearInterval(timer);
      for (const { opening } of entries.values()) await (await opening.catch(() => null))?.checkpoints.close();
    },
    reader: createCatalogReader({
      begin,
      readClosedTotals,
      isOpen: (catalogId) => entries.has(catalogId),
      version: (catalogId) =>
        entries.get(catalogId)?.opened?.table.getVersion(catalogId) ?? closed.getVersion(catalogId),
    }),
  };
}
