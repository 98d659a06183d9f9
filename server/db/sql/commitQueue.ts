import { DomainError } from '#server/errors';
import { say, type Sentence } from '#server/records/sentence';
import { createQueue } from './queue';
import { SqlUnavailableError, type Query, type Sql, type UnavailableReason } from './sql';
import { advanceSeq, readSeq } from './statements/meta';

/**
 * Milliseconds between attempts to learn whether a transaction was committed whose connection was lost, and how many.
 */
const RETRY_MS = 250;
const RETRIES = 12;

const REASONS: Record<UnavailableReason, Sentence> = {
  AWAY: say`The server can’t reach its database. Try again in a moment.`,
  FULL: say`The server has no storage left, so nothing was saved. Ask its administrator to free space.`,
  TAKEN: say`Another server has taken over the database, so nothing was saved. Ask the administrator to restart this one.`,
};

const UNKNOWN = say`The server lost its database while it was saving. Check whether the change was saved before you try again.`;

/** Returns an unavailable database as a DomainError, and any other error, which is a bug, as it is. */
export function toDomainError(error: unknown): unknown {
  if (!(error instanceof SqlUnavailableError)) return error;
  return new DomainError('UNAVAILABLE', error.isUnknown ? UNKNOWN : REASONS[error.reason]);
}

/** A write that the database stores in one transaction. */
interface Write {
  /** Number of places that the write needs for new records. */
  places: number;
  /** Runs the statements. New records get the places from `firstPlace` on. */
  run: (query: Query, firstPlace: number) => Promise<void>;
  /** Makes the write visible in memory. Does not throw. */
  apply: () => void;
}

/** Runs writes one after the other, so that memory changes in the same order as the database. */
export interface CommitQueue {
  /**
   * Resolves when the write is durable and visible. If it rejects, the database and the memory are as before; with
   * UNAVAILABLE if the database can't be reached, has no space left, or belongs to another process.
   */
  write: (write: Write) => Promise<void>;
  /** Runs the work, which must not write, while no write runs. It gets the number of rows written so far. */
  pause: <Result>(work: (seq: number) => Result) => Promise<Result>;
  /** Resolves when the database has nothing that is not visible yet. Rejects with UNAVAILABLE if that is unknown. */
  ready: () => Promise<void>;
  /** Changes when a write is about to become visible, and when it has. */
  readonly moment: number;
  /** Resolves when all writes so far have ended. */
  idle: () => Promise<void>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Creates the queue of a database in which `seq` rows have been written so far, see `advanceSeq`. */
export function createCommitQueue(sql: Sql, seq: number): CommitQueue {
  const inTurn = createQueue();
  let moment = 0;
  /** Pending while a write may already be in the database, but is not visible. */
  let closed: Promise<void> | null = null;
  let open = () => undefined as void;
  /** The write whose transaction may have been committed or not. */
  let unknown: { after: number; apply: () => void } | null = null;

  const close = () => {
    moment++;
    closed = new Promise((resolve) => {
      open = () => {
        moment++;
        closed = null;
        unknown = null;
        resolve();
      };
    });
  };

  /** Learns the outcome of a transaction whose connection was lost. Returns whether it was committed. */
  const learnOutcome = async (): Promise<boolean> => {
    if (!unknown) return false;
    const { after, apply } = unknown;
    // A transaction waits until the lost one has ended.
    const stored = await sql.transact(readSeq);
    if (stored !== after && stored !== seq) throw new SqlUnavailableError('TAKEN');
    const isCommitted = stored === after;
    if (isCommitted) {
      seq = after;
      apply();
    }
    open();
    return isCommitted;
  };

  /** Tries for a while. */
  const learnSoon = async (cause: unknown): Promise<boolean> => {
    for (let attempt = 0; attempt < RETRIES; attempt++) {
      await wait(RETRY_MS);
      try {
        return await learnOutcome();
      } catch (error) {
        if (!(error instanceof SqlUnavailableError) || error.reason === 'TAKEN') throw error;
      }
    }
    throw cause;
  };

  const write = async ({ places, run, apply }: Write) => {
    await learnOutcome();
    const after = seq + Math.max(places, 1);
    try {
      await sql.transact(async (query) => {
        await run(query, seq + 1);
        if (!(await advanceSeq(query, seq, after))) throw new SqlUnavailableError('TAKEN');
        close();
      });
    } catch (error) {
      if (error instanceof SqlUnavailableError && error.isUnknown) {
        unknown = { after, apply };
        if (await learnSoon(error)) return;
      } else if (closed) open();
      throw error;
    }
    seq = after;
    apply();
    open();
  };

  return {
    write: (one) =>
      inTurn(() => write(one)).catch((error: unknown) => {
        throw toDomainError(error);
      }),
    pause: (work) =>
      inTurn(async () => {
        await learnOutcome();
        return work(seq);
      }).catch((error: unknown) => {
        throw toDomainError(error);
      }),
    ready: async () => {
      while (closed) {
        if (unknown) {
          await inTurn(learnOutcome).catch((error: unknown) => {
            throw toDomainError(error);
          });
        } else await closed;
      }
    },
    get moment() {
      return moment;
    },
    idle: () => inTurn(async () => undefined),
  };
}
