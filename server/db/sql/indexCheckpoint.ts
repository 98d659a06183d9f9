import { DomainError } from '#server/errors';
import type { IndexEntry } from '../productIndex/storedIndex';
import { toDomainError, type CommitQueue } from './commitQueue';
import { packValue } from './indexCodec';
import type { LoadedMemory } from './loadMemory';
import { getStateSeq, putIndexState, readIndexState } from './restoreIndex';
import type { Query, Sql } from './sql';
import { insertCommit } from './statements/changes';
import { deleteEarlierParts, deleteLaterParts, insertIndexPart, type IndexPart } from './statements/indexParts';
import { lockMeta, putMeta } from './statements/meta';
import { deleteProductChanges } from './statements/productChanges';

/** The name of the process that stores the index: processes number its rows in different ways. */
const OWNER = 'indexOwner';

/** Bytes after which a transaction ends, so that requests do not wait long for it. */
const MAX_BYTES = 1_000_000;

/** Milliseconds from the first change to the checkpoint, and the number of changes that do not wait for it. */
const DELAY = 5 * 60_000;
const MAX_CHANGES = 20_000;

/** The index that is stored. */
type Source = Pick<LoadedMemory, 'index' | 'changes' | 'restoredSeq' | 'indexState'>;

/** Another process stores the index. */
class NotOwnerError extends Error {}

/** Stores what has changed of the index from time to time. */
export interface IndexCheckpoints {
  /** Called when a part of the index changes. */
  note: () => void;
  /** Stores the index from now on. One that was not restored replaces what is stored with its first checkpoint. */
  begin: (loaded: Source) => void;
  /** Stores everything up to now. Rejects with UNAVAILABLE if the database can't be reached or has no space left. */
  write: () => Promise<void>;
  /** Stores everything up to now if the database can be reached, and nothing afterwards. */
  close: () => Promise<void>;
}

/**
 * Creates the checkpoints of a database for the process with the name `origin`. Nothing is stored before they begin.
 * Of several processes, one that was opened with what is stored now becomes the one that stores the index from then on;
 * the others leave it.
 */
export function createIndexCheckpoints(sql: Sql, queue: CommitQueue, origin: string): IndexCheckpoints {
  let source: Source | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  /** The number of the last complete checkpoint. */
  let storedSeq = -1;
  /** What it has noted. */
  let state: string | undefined;
  let isOwner = false;

  /** Throws in the transaction if this process neither stores the index nor can do so from now on. */
  const assertOwner = async (query: Query) => {
    const owner = await lockMeta(query, OWNER, origin);
    const stored = await readIndexState(query);
    if (owner !== origin) {
      if (isOwner || stored !== state) throw new NotOwnerError();
      await putMeta(query, OWNER, origin);
    }
    if (stored !== state) storedSeq = getStateSeq(stored) ?? -1;
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
    await transactAsOwner((query) => deleteLaterParts(query, storedSeq));
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
      due.push(...packed.map((bytes, part) => ({ n, kind, seq, part, bytes })));
      size += packed.reduce((sum, { length }) => sum + length, 0);
      if (size > MAX_BYTES) await flush();
    }
    await flush();
  };

  const store = async () => {
    clearTimeout(timer);
    timer = undefined;
    count = 0;
    if (!source?.changes.hasChanges) return;
    const { changes, index } = source;
    const { taken, entries, seq } = await queue.pause((now) => {
      const all = changes.take();
      return { taken: all, entries: index.getEntries(all), seq: now };
    });
    try {
      await storeParts(entries, seq);
      // It counts as a commit, so that the next checkpoint has another number.
      await queue.write({
        places: 0,
        run: async (query, numbers) => {
          await assertOwner(query);
          for (const [kind, n] of entries) await deleteEarlierParts(query, { n, kind, seq });
          await putIndexState(query, seq);
          await deleteProductChanges(query, seq);
          if (sql.shared) await insertCommit(query, { ...numbers, origin, entries: [] });
        },
        apply: () => undefined,
      });
    } catch (error) {
      if (error instanceof NotOwnerError) {
        isClosed = true;
        source = undefined;
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
      state = loaded.indexState;
      const before = count;
      count = 0;
      if (before) note(before);
    },
    write,
    close: async () => {
      isClosed = true;
      await tryWrite();
      clearTimeout(timer);
    },
  };
}
