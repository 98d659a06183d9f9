import Database from 'libsql';
import { createQueue } from './queue';
import { DatabaseError, SqlUnavailableError, type Query, type Row, type Sql } from './sql';

/** Prepared statements that are kept; texts differ by their number of rows. */
const MAX_STATEMENTS = 100;

/**
 * The log is on the disk when a commit resolves, and no other process can open the file: see
 * docs/decisions/0033-sql-databases.md.
 */
const SETTINGS = ['journal_mode = WAL', 'synchronous = FULL', 'locking_mode = EXCLUSIVE'];

const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Returns the error of a statement as that of an unavailable database if it is one. */
const toSqlError = (error: unknown): unknown => {
  const code = getCode(error);
  if (code === 'SQLITE_FULL') return new SqlUnavailableError('FULL', { cause: error });
  if (/^SQLITE_(IOERR|READONLY|CANTOPEN)/.test(code)) return new SqlUnavailableError('AWAY', { cause: error });
  return error;
};

const describeFailure = (file: string, error: unknown): string => {
  const code = getCode(error);
  if (code.startsWith('SQLITE_BUSY')) {
    return `Another process uses ${file}. Stop it first, or use another folder.`;
  }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `${file} is damaged, or no database. Restore it from a backup, or use another folder.`;
  }
  if (code === 'SQLITE_FULL') return `The disk of ${file} is full. Free space on it, then start again.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `${file} can’t be opened (${reason}). Check that you can read and write it and its folder.`;
};

/** Returns why the database can't be opened as a DatabaseError, and any error that is not the database's as it is. */
export function explainSqlite(file: string, error: unknown): unknown {
  const cause = error instanceof SqlUnavailableError ? error.cause : error;
  return getCode(cause).startsWith('SQLITE_') ? new DatabaseError(describeFailure(file, cause), { cause }) : error;
}

/**
 * Opens the SQLite database in the file, creating it if it doesn't exist. Only one process can have it open. Statements
 * run synchronously in this thread. Throws a DatabaseError.
 */
export function openSqlite(file: string): Sql {
  let database: Database.Database;
  try {
    database = new Database(file);
    for (const setting of SETTINGS) database.pragma(setting);
    // Takes the lock of the file now.
    database.exec('BEGIN EXCLUSIVE');
    database.exec('COMMIT');
  } catch (error) {
    throw new DatabaseError(describeFailure(file, error), { cause: error });
  }
  const statements = new Map<string, Database.Statement>();
  const inTurn = createQueue();
  let isClosed = false;

  const prepare = (text: string) => {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const statement = database.prepare(text);
    statements.set(text, statement);
    return statement;
  };

  const run: Query = async (text, values = []) => {
    // Statements that are kept would still run, even on a database that is closed, and begin transactions without end.
    if (isClosed) throw new SqlUnavailableError('AWAY');
    try {
      return prepare(text).all([...values]) as Row[];
    } catch (error) {
      throw toSqlError(error);
    }
  };

  return {
    dialect: 'sqlite',
    shared: null,
    query: (text, values) => inTurn(() => run(text, values)),
    transact: (work) =>
      inTurn(async () => {
        await run('BEGIN IMMEDIATE');
        try {
          const result = await work(run);
          await run('COMMIT');
          return result;
        } catch (error) {
          // After some errors, SQLite has rolled back already.
          await run('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    close: () =>
      inTurn(async () => {
        // Statements keep the file open until they are collected, so its lock is released first, which only works
        // without a write-ahead log. What is in the log is then in the file, which is the only one that is left.
        for (const setting of ['journal_mode = DELETE', 'locking_mode = NORMAL']) database.pragma(setting);
        database.exec('BEGIN IMMEDIATE');
        database.exec('COMMIT');
        database.close();
        isClosed = true;
      }),
  };
}
