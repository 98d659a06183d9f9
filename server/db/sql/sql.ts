type SqlValue = string | number | Uint8Array;

/** A row by column. Whole numbers of 64 bits can be text: convert them with `Number`. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement with parameters `$1`, `$2`, …, each of which first appears in ascending order. */
export type Query = (text: string, values?: readonly SqlValue[]) => Promise<Row[]>;

/** Where statements differ. */
export type Dialect = 'sqlite' | 'postgres';

/** What the store needs of a database. Its functions reject with `SqlUnavailableError` if the database can't answer. */
export interface Sql {
  readonly dialect: Dialect;
  query: Query;
  /**
   * Runs `work` in a transaction, after all earlier ones: all of it is stored durably when the promise resolves, or
   * nothing.
   */
  transact: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** `AWAY`: no connection. `FULL`: no space left. `TAKEN`: another process has taken over the database. */
export type UnavailableReason = 'AWAY' | 'FULL' | 'TAKEN';

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
