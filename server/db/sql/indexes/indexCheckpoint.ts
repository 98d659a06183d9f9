import { DomainError } from '#server/errors';
import type { IndexEntry } from '../../productIndex/storedIndex';
import { toDomainError, type CommitQueue } from '../commitQueue';
import { packValue } from './indexCodec';
import { packTotals, takeTotals } from './keptTotals';
import type { LoadedIndex } from './loadIndex';
import { parseIndexState, toIndexState } from './restoreIndex';
import type { Query, Sql } from '../sql';
import { lockIndexState, lockStoredState, putIndexOwner, putIndexState } from '../statements/catalogIndexes';
import { insertCommit } from '../statements/changes';
import { deleteEarlierParts, deleteLaterParts, insertIndexPart, type IndexPart } from '../statements/indexParts';
import { deleteProductChanges } from '../statements/productChanges';

/** Bytes after which a transaction ends, so that requests do not wait long for it. */
const MAX_BYTES = 1_000_000;

/** Milliseconds from the first change to the checkpoint, and the number of changes that do not wait for it. */
const DELAY = 5 * 60_000;
const MAX_CHANGES = 20_000;

/** Another process stores the index, or its catalog was deleted. */
class NotOwnerError extends Error {}

/** Stores what has changed of the index of a catalog from time to time. */
export interface IndexCheckpoints {
  /** Called when a part of the index changes. */
  note: () => void;
  /** Stores the index from now on. One that was not restored replaces what is stored with its first checkpoint. */
  begin: (loaded: LoadedIndex) => void;
  /**
   * Stores everything up to now, unless another process stores the index. Rejects with UNAVAILABLE if the database can't
   * be reached or has no space left.
   */
  write: () => Promise<void>;
  /**
   * Whether another process has stored the index since it was opened here, and many changes have come after that: if no
   * process stored these, the next opening would have to read them all.
   */
  readonly isOutrun: boolean;
  /** Stores nothing afterwards. */
  end: () => void;
  /** Stores everything up to now if the database can be reached, and nothing afterwards. */
  close: () => Promise<void>;
}

/** Where the checkpoints of a catalog are stored. */
interface Target {
  sql: Sql;
  queue: CommitQueue;
  /** The name of this process. */
  origin: string;
  catalogId: string;
}

/**
 * Creates the checkpoints of a catalog that this process has opened. Nothing is stored before they begin. Processes
 * number the rows of an index in different ways: of several, one that has opened what is stored now becomes the one
 * that stores the index from then on; the others leave it.
 */
export function createIndexCheckpoints({ sql, queue, origin, catalogId }: Target): IndexCheckpoints {
  /** The name of this opening of the index, which no other one has. */
  const own = crypto.randomUUID();
  let source: LoadedIndex | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  let isClosed = false;
  let isForeign = false;
  let last: Promise<void> = Promise.resolve();
  /** The number of the last complete checkpoint. */
  let storedSeq = -1;
  /** What it has noted. */
  let state: string | undefined;
  let isOwner = false;
  /** Whether nothing is stored that can be used, so that an index without products is stored, too. */
  let isOutdated = false;

  /**
   * Throws in the transaction if this process neither stores the index nor can do so from now on, or if the catalog was
   * deleted.
   */
  const assertOwner = async (query: Query) => {
    const known = isOwner ? await lockStoredState(query, catalogId) : await lockIndexState(query, catalogId, own);
    if (!known) throw new NotOwnerError();
    const { owner, state: stored } = known;
    if (owner !== own) {
      if (isOwner || stored !== state) throw new NotOwnerError();
      await putIndexOwner(query, catalogId, own);
    }
    if (stored !== state) storedSeq = parseIndexState(stored)?.seq ?? -1;
    state = stored;
  };
  const transactAsOwner = async (work: (query: Query) => Promise<void>) => {
    await sql.transact(async (query) => {
      await assertOwner(query);
      await work(query);
    });
    isOwner = true;
  };

  /** Stores the changed parts beside those of the last checkpoint, in several transactions. */
  const storeParts = async (entries: readonly IndexEntry[], seq: number) => {
    // Those of a checkpoint that was not completed.
    await transactAsOwner((query) => deleteLaterParts(query, catalogId, storedSeq));
    let due: IndexPart[] = [];
    let size = 0;
    const flush = async () => {
      const parts = due;
      due = [];
      size = 0;
      await transactAsOwner(async (query) => {
        for (const part of parts) await insertIndexPart(query, part);
      });
    };
    for (const [kind, n, value] of entries) {
      const packed = value ? await packValue(value) : [];
      due.push(...packed.map((bytes, part) => ({ catalog: catalogId, n, kind, seq, part, bytes })));
      size += packed.reduce((sum, { length }) => sum + length, 0);
      if (size > MAX_BYTES) await flush();
    }
    await flush();
  };

  const end = () => {
    isClosed = true;
    source = undefined;
    clearTimeout(timer);
  };

  const store = async () => {
    if (!source) return;
    clearTimeout(timer);
    timer = undefined;
    count = 0;
    if (!isOutdated && !source.changes.hasChanges) return;
    const { changes, index, table } = source;
    const { taken, entries, seq, totals } = await queue.pause((now) => {
      const all = changes.take();
      const kept = packTotals(takeTotals(table.getTotals(catalogId)));
      return { taken: all, entries: index.getEntries(all), seq: now, totals: kept };
    });
    try {
      await storeParts(entries, seq);
      // It counts as a commit, so that the next checkpoint has another number.
      await queue.write({
        places: 0,
        run: async (query, numbers) => {
          await assertOwner(query);
          for (const [kind, n] of entries) await deleteEarlierParts(query, { catalog: catalogId, n, kind, seq });
          await putIndexState(query, catalogId, toIndexState({ seq, ...totals }));
          await deleteProductChanges(query, catalogId, seq);
          if (sql.shared) await insertCommit(query, { ...numbers, origin, entries: [] });
        },
        apply: () => {
          isOutdated = false;
        },
      });
    } catch (error) {
      if (error instanceof NotOwnerError) {
        isForeign = true;
        end();
        return;
      }
      changes.giveBack(taken);
      throw toDomainError(error);
    }
  };

  const write = () => {
    const next = last.then(store);
    last = next.catch(() => undefined);
    return next;
  };

  /** Tries again later if the database can't be reached. */
  const tryWrite = () =>
    write().catch((error: unknown) => {
      schedule();
      if (!(error instanceof DomainError)) console.error(error);
    });

  const schedule = () => {
    if (!isClosed) timer ??= setTimeout(() => void tryWrite(), DELAY).unref();
  };

  const note = (more: number) => {
    const isDue = count < MAX_CHANGES && count + more >= MAX_CHANGES;
    count += more;
    if (!source) return;
    if (isDue && !isClosed) void tryWrite();
    else schedule();
  };

  return {
    note: () => note(1),
    begin: (loaded) => {
      source = loaded;
      storedSeq = loaded.restoredSeq ?? -1;
      state = loaded.state;
      isOutdated = loaded.restoredSeq === null;
      const before = count;
      count = 0;
      if (before) note(before);
    },
    write,
    get isOutrun() {
      return isForeign && count >= MAX_CHANGES;
    },
    end,
    close: async () => {
      isClosed = true;
      await tryWrite();
      end();
    },
  };
}
