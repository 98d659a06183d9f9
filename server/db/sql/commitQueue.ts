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
  BEHIND: say`This server was cut off from the others for too long, so nothing was saved. Ask its administrator to restart it.`,
};

const UNKNOWN = say`The server lost its database while it was saving. Check whether the change was saved before you try again.`;

/** Returns an unavailable database as a DomainError, and any other error, which is a bug, as it is. */
export function toDomainError(error: unknown): unknown {
  if (!(error instanceof SqlUnavailableError)) return error;
  return new DomainError('UNAVAILABLE', error.isUnknown ? UNKNOWN : REASONS[error.reason]);
}

/** The number of a commit, and of the one before it. */
interface CommitNumbers {
  seq: number;
  before: number;
}

/** A write that the database stores in one transaction. */
interface Write {
  /** Number of places that the write needs for new records. */
  places: number;
  /** Runs the statements. New records get the places after `before`. */
  run: (query: Query, numbers: CommitNumbers) => Promise<void>;
  /** Makes the write visible in memory. Does not throw. */
  apply: () => void;
  /** Runs the transaction; one of its own by default. */
  transact?: Sql['transact'];
}

/** What other processes have committed. */
interface Followed {
  /** Makes it visible in memory. Does not throw. */
  apply: () => void;
  /** Whether the commit with the number is among them, and is one of this process. */
  hasOwn: (seq: number) => boolean;
}

/**
 * Reads, in a transaction, what was committed after the commit `after` up to the last one. Rejects with BEHIND if that
 * is no longer known.
 */
export type Follow = (query: Query, after: number, last: number) => Promise<Followed>;

/** Runs writes one after the other, so that memory changes in the same order as the database. */
export interface CommitQueue {
  /**
   * Resolves when the write is durable and visible. If it rejects, the write has changed neither the database nor the
   * memory; with UNAVAILABLE if the database can't be reached, has no space left, or can't be followed.
   */
  write: (write: Write) => Promise<void>;
  /** Runs the work, which must not write, while no write runs. It gets the number of rows written so far. */
  pause: <Result>(work: (seq: number) => Result) => Promise<Result>;
  /**
   * Runs the work, which must not write, on the database as it is after the commit whose number it gets. Commits of
   * other processes up to that one can be visible only later. Rejects with UNAVAILABLE.
   */
  snapshot: <Result>(work: (query: Query, seq: number) => Promise<Result>) => Promise<Result>;
  /** Resolves when the database has nothing of this process that is not visible yet. Rejects with UNAVAILABLE. */
  ready: () => Promise<void>;
  /** Makes visible what all processes have committed by now. Rejects with UNAVAILABLE. */
  catchUp: () => Promise<void>;
  /** The number of the last visible commit. */
  readonly seq: number;
  /** Changes when a write is about to become visible, and when it has. */
  readonly moment: number;
  /** Resolves when all writes so far have ended. */
  idle: () => Promise<void>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Creates the queue of a database in which `first` rows have been written so far, see `advanceSeq`. `follow` is for one
 * that several processes can use.
 */
export function createCommitQueue(sql: Sql, first: number, follow: Follow): CommitQueue {
  const inTurn = createQueue();
  let seq = first;
  let moment = 0;
  /** Pending while a write may already be in the database, but is not visible. */
  let closed: Promise<void> | null = null;
  let open = () => undefined as void;
  /** The number of the write whose transaction may have been committed or not. */
  let unknown: number | null = null;

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

  /** Makes visible what was committed up to the number. Returns whether the own commit `own` is part of it. */
  const followTo = async (query: Query, last: number, own?: number): Promise<boolean> => {
    if (last === seq) return false;
    const { apply, hasOwn } = await follow(query, seq, last);
    moment++;
    seq = last;
    apply();
    return own !== undefined && hasOwn(own);
  };

  /** Learns the outcome of a transaction whose connection was lost. Returns whether it was committed. */
  const learnOutcome = async (): Promise<boolean> => {
    if (unknown === null) return false;
    const own = unknown;
    // The lost transaction has locked the number, so that this one waits until it has ended.
    const isCommitted = await sql.transact(async (query) => followTo(query, await advanceSeq(query, 0), own));
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
        if (!(error instanceof SqlUnavailableError) || error.reason === 'BEHIND') throw error;
      }
    }
    throw cause;
  };

  const write = async ({ places, run, apply, transact = sql.transact }: Write) => {
    await learnOutcome();
    const rows = Math.max(places, 1);
    let after = seq;
    try {
      await transact(async (query) => {
        after = await advanceSeq(query, rows);
        const before = after - rows;
        await followTo(query, before);
        await run(query, { seq: after, before });
        close();
      });
    } catch (error) {
      if (error instanceof SqlUnavailableError && error.isUnknown) {
        unknown = after;
        if (await learnSoon(error)) return;
      } else if (closed) open();
      throw error;
    }
    seq = after;
    apply();
    open();
    sql.shared?.wake('commits');
  };

  const refuse = (error: unknown): never => {
    throw toDomainError(error);
  };

  return {
    write: (one) => inTurn(() => write(one)).catch(refuse),
    pause: (work) =>
      inTurn(async () => {
        await learnOutcome();
        return work(seq);
      }).catch(refuse),
    snapshot: (work) => {
      const { shared } = sql;
      const reading = shared
        ? shared.snapshot(async (query) => work(query, await readSeq(query)))
        : inTurn(async () => {
            await learnOutcome();
            return work(sql.query, seq);
          });
      return reading.catch(refuse);
    },
    ready: async () => {
      while (closed) {
        if (unknown === null) await closed;
        else await inTurn(learnOutcome).catch(refuse);
      }
    },
    catchUp: async () => {
      const { shared } = sql;
      if (!shared) return;
      const last = await readSeq(sql.query).catch(refuse);
      if (last === seq && unknown === null) return;
      // A database with fewer commits is one that has lost some, for example a standby that was not up to date.
      await inTurn(async () => {
        await learnOutcome();
        await shared.snapshot(async (query) => followTo(query, await readSeq(query)));
      }).catch(refuse);
    },
    get seq() {
      return seq;
    },
    get moment() {
      return moment;
    },
    idle: () => inTurn(async () => undefined),
  };
}
