import { DomainError } from '#server/errors';
import type { IndexEntry } from '../productIndex/storedIndex';
import { toDomainError, type CommitQueue } from './commitQueue';
import { packValue } from './indexCodec';
import type { LoadedMemory } from './loadMemory';
import { putIndexState } from './restoreIndex';
import type { Sql } from './sql';
import { deleteEarlierParts, deleteLaterParts, insertIndexPart, type IndexPart } from './statements/indexParts';
import { deleteProductChanges } from './statements/productChanges';

/** Bytes after which a transaction ends, so that requests do not wait long for it. */
const MAX_BYTES = 1_000_000;

/** Milliseconds from the first change to the checkpoint, and the number of changes that do not wait for it. */
const DELAY = 5 * 60_000;
const MAX_CHANGES = 20_000;

/** The index that is stored. */
type Source = Pick<LoadedMemory, 'index' | 'changes' | 'restoredSeq'>;

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

/** Creates the checkpoints of a database. Nothing is stored before they begin. */
export function createIndexCheckpoints(sql: Sql, queue: CommitQueue): IndexCheckpoints {
  let source: Source | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  /** The number of the last complete checkpoint. */
  let storedSeq = -1;

  /** Stores the changed parts beside those of the last checkpoint, in several transactions. */
  const storeParts = async (entries: readonly IndexEntry[], seq: number) => {
    // Those of a checkpoint that was not completed.
    await sql.transact((query) => deleteLaterParts(query, storedSeq));
    let due: IndexPart[] = [];
    let size = 0;
    const flush = async () => {
      const parts = due;
      due = [];
      size = 0;
      await sql.transact(async (query) => {
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
      await queue.write({
        places: 0,
        run: async (query) => {
          for (const [kind, n] of entries) await deleteEarlierParts(query, { n, kind, seq });
          await putIndexState(query, seq);
          await deleteProductChanges(query, seq);
        },
        apply: () => {
          storedSeq = seq;
        },
      });
    } catch (error) {
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
