import pg from 'pg';
import { DatabaseError, SqlUnavailableError } from './sql';

/** Classes of SQLSTATE that pass: connection, resources, operator intervention, serialization, read-only standby. */
const PASSING = /^(08|53|57|40|25006)/;

/** Returns an error of the driver as that of an unavailable database if it is one. */
export const toSqlError = (error: unknown): unknown => {
  if (!(error instanceof pg.DatabaseError)) return new SqlUnavailableError('AWAY', { cause: error });
  const { code = '' } = error;
  if (code === '53100') return new SqlUnavailableError('FULL', { cause: error });
  return PASSING.test(code) ? new SqlUnavailableError('AWAY', { cause: error }) : error;
};

/** Whether the transaction is certainly rolled back if its COMMIT fails with the error. */
export const isCertain = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === 'ERROR';

/** Whether the connection can't be used any more, because the error is none that the server answered with. */
export const isLost = (error: unknown): boolean =>
  error instanceof SqlUnavailableError && error.reason === 'AWAY' && !(error.cause instanceof pg.DatabaseError);

/** A server and a database of it. */
export interface Server {
  /** What users know the database by, without its password. */
  name: string;
  host: string;
  database: string;
  user: string;
}

/** Returns what the URL of a database names. Throws a DatabaseError. */
export const parseUrl = (url: string): Server => {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new DatabaseError(
      'DATABASE_URL isn’t the address of a PostgreSQL database. Write it as postgres://user:password@host:5432/database.',
    );
  }
  // Also without a password or a host, which then come from the environment.
  const { host = '', port, database = '', user = '' } = new pg.Client({ connectionString: url });
  return { name: `The database ${database} at ${host}:${port}`, host: `${host}:${port}`, database, user };
};

const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const describeFailure = ({ name, host, database, user }: Server, error: unknown): string => {
  switch (getCode(error)) {
    case '28P01':
    case '28000':
      return `${name} refuses the user ${user}. Check the user and the password in DATABASE_URL.`;
    case '3D000':
      return `There is no database ${database} at ${host}. Create it (CREATE DATABASE ${database}), or correct DATABASE_URL.`;
    case '42501':
      return `The user ${user} can’t create tables in ${name.replace('The', 'the')}. Grant it (GRANT CREATE ON SCHEMA public TO ${user}).`;
    case '3F000':
      return `${name} has no schema to create tables in. Create the one that its search_path names.`;
    case '53100':
      return `The disk of ${name.replace('The', 'the')} is full. Free space on it, then start again.`;
    case '53300':
      return `${name} has no connection left. Raise its max_connections, or stop other programs.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of DATABASE_URL, ${host}, isn’t known. Correct it.`;
    case '25006':
      return `${name} can only be read. Use the primary server’s address in DATABASE_URL.`;
    default: {
      const reason = error instanceof Error ? error.message || getCode(error) : String(error);
      return `${name} doesn’t answer (${reason}). Start its server, or correct DATABASE_URL.`;
    }
  }
};

/** Returns why the database can't be opened as a DatabaseError, and any error that is not the database's as it is. */
export function explainPostgres(url: string, error: unknown): unknown {
  const cause = error instanceof SqlUnavailableError ? error.cause : error;
  const isTheirs = error instanceof SqlUnavailableError || error instanceof pg.DatabaseError;
  return isTheirs ? new DatabaseError(describeFailure(parseUrl(url), cause), { cause }) : error;
}
