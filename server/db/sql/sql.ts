type SqlValue = string | number | Uint8Array | null;

/** A row by column. Whole numbers of 64 bits can be text: convert them with `Number`. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement with parameters `$1`, `$2`, …, each of which first appears in ascending order. */
export type Query = (text: string, values?: readonly SqlValue[]) => Promise<Row[]>;

/** Where statements differ. */
export type Dialect = 'sqlite' | 'postgres';

/** A transaction that is open until its holder ends it, or until the database does because the process is frozen. */
export interface HeldTransaction {
  query: Query;
  /** Runs `work` in the transaction, and commits it. Call it once at most. */
  commit: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** Rolls back what was not committed, and frees the connection. Does not throw. */
  release: () => Promise<void>;
}

/** What processes wake each other for. */
export type WakeTopic = 'commits' | 'notes';

/** What a database has that several processes can use. */
interface SharedSql {
  /** Runs `work`, which only reads, on the database as it is at one moment. */
  snapshot: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** Opens a transaction, each of whose statements sees what others have committed before it. */
  hold: () => Promise<HeldTransaction>;
  /** Wakes all processes that listen. Does not throw, and can fail. */
  wake: (topic: WakeTopic) => void;
  /** Calls `onWake` when a process wakes the others, as far as the connection allows, until `close`. */
  listen: (topic: WakeTopic, onWake: () => void) => void;
}

/** What the store needs of a database. Its functions reject with `SqlUnavailableError` if the database can't answer. */
export interface Sql {
  readonly dialect: Dialect;
  query: Query;
  /**
   * Runs `work` in a transaction, after all earlier ones: all of it is stored durably when the promise resolves, or
   * nothing.
   */
  transact: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** Null if only this process can use the database. */
  shared: SharedSql | null;
  close: () => Promise<void>;
}

/** `AWAY`: no connection. `FULL`: no space left. `BEHIND`: this process can no longer follow the others. */
export type UnavailableReason = 'AWAY' | 'FULL' | 'BEHIND';

/** The database can't answer now. `isUnknown` if the transaction may have been committed nevertheless. */
export class SqlUnavailableError extends Error {
  override readonly name = 'SqlUnavailableError';

  constructor(
    readonly reason: UnavailableReason,
    { cause, isUnknown = false }: { cause?: unknown; isUnknown?: boolean } = {},
  ) {
    super(`The database is unavailable: ${reason}.`, { cause });
    this.isUnknown = isUnknown;
  }

  readonly isUnknown: boolean;
}

/** The database can't be opened. The message says what is wrong and what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
