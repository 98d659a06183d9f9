import pg from 'pg';
import { createQueue } from './queue';
import { DatabaseError, SqlUnavailableError, type Query, type Row, type Sql } from './sql';
import { lockDatabase, readServer } from './statements/server';

/** Connections for reads. Writes have one of their own. */
const MAX_READERS = 8;
/** Milliseconds after which a server that doesn't answer counts as unreachable: to connect, and for a statement. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 60_000;
/** Attempts to lock the database, and milliseconds between them: a server notices late that a client has gone. */
const LOCK_ATTEMPTS = 20;
const LOCK_MS = 100;

/** The oldest version that is supported. */
const VERSION = 15;

/** Classes of SQLSTATE that pass: connection, resources, operator intervention, serialization, read-only standby. */
const PASSING = /^(08|53|57|40|25006)/;

const toSqlError = (error: unknown): unknown => {
  if (!(error instanceof pg.DatabaseError)) return new SqlUnavailableError('AWAY', { cause: error });
  const { code = '' } = error;
  if (code === '53100') return new SqlUnavailableError('FULL', { cause: error });
  return PASSING.test(code) ? new SqlUnavailableError('AWAY', { cause: error }) : error;
};

/** Whether the transaction is certainly rolled back if its COMMIT fails with the error. */
const isCertain = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === 'ERROR';

/** Whether the connection can't be used any more, because the error is none that the server answered with. */
const isLost = (error: unknown): boolean =>
  error instanceof SqlUnavailableError && error.reason === 'AWAY' && !(error.cause instanceof pg.DatabaseError);

const queryWith =
  (client: Pick<pg.Client, 'query'>): Query =>
  async (text, values) => {
    try {
      return (await client.query<Row>(text, values as unknown[] | undefined)).rows;
    } catch (error) {
      throw toSqlError(error);
    }
  };

interface Server {
  /** What users know the database by, without its password. */
  name: string;
  host: string;
  database: string;
  user: string;
}

const parseUrl = (url: string): Server => {
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

/** An open database, and what users know it by. */
interface OpenPostgres extends Sql {
  name: string;
  getPool: () => { open: number; idle: number; waiting: number };
}

/** Throws a DatabaseError if the server can't be used. */
const checkServer = async (query: Query, { name }: Server) => {
  const { version, encoding } = await readServer(query);
  if (version < VERSION) {
    throw new DatabaseError(`${name} is PostgreSQL ${version}, but ${VERSION} or newer is needed. Upgrade the server.`);
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseError(`${name} has the encoding ${encoding}. Create one with the encoding UTF8.`);
  }
};

/** A PostgreSQL database as it was at one moment, also while a server uses it. */
export interface PostgresReader {
  name: string;
  query: Query;
  close: () => Promise<void>;
}

/**
 * Opens the database of the URL to read it in one transaction, without locking it. Throws a DatabaseError, or an error
 * that `explainPostgres` explains.
 */
export async function openPostgresReader(url: string): Promise<PostgresReader> {
  const server = parseUrl(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // Without a listener, a lost connection would end the process: the next statement fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const query = queryWith(client);
    await checkServer(query, server);
    await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return { name: server.name, query, close: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error instanceof DatabaseError
      ? error
      : toSqlError(error instanceof SqlUnavailableError ? error.cause : error);
  }
}

/**
 * Opens the PostgreSQL database of the URL, and locks it for this process. Throws a DatabaseError, or an error that
 * `explainPostgres` explains. A connection that is lost later is made anew for the next statement.
 */
export async function openPostgres(url: string): Promise<OpenPostgres> {
  const server = parseUrl(url);
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: 'catalog-manager',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
  };
  const pool = new pg.Pool({ ...config, max: MAX_READERS });
  // Without listeners, a lost connection would end the process: the pool's has those that are not in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const inTurn = createQueue();
  let writer: pg.Client | null = null;
  let isOpen = true;

  const drop = (client: pg.Client) => {
    if (writer === client) writer = null;
    void client.end().catch(() => undefined);
  };

  /** The connection for writes, whose session has the lock: while it has it, no other process writes. */
  const getWriter = async (): Promise<pg.Client> => {
    if (writer) return writer;
    if (!isOpen) throw new SqlUnavailableError('AWAY');
    const client = new pg.Client(config);
    client.on('error', () => drop(client));
    try {
      await client.connect();
    } catch (error) {
      drop(client);
      throw toSqlError(error);
    }
    try {
      for (let attempt = 1; !(await lockDatabase(queryWith(client))); attempt++) {
        if (attempt === LOCK_ATTEMPTS) {
          throw new SqlUnavailableError('AWAY', { cause: new DatabaseError(`${server.name} is locked.`) });
        }
        await new Promise((resolve) => setTimeout(resolve, LOCK_MS));
      }
    } catch (error) {
      drop(client);
      throw error;
    }
    writer = client;
    return client;
  };

  const sql: OpenPostgres = {
    name: server.name,
    getPool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    dialect: 'postgres',
    query: queryWith(pool),
    transact: (work) =>
      inTurn(async () => {
        const client = await getWriter();
        const query = queryWith(client);
        let isCommitting = false;
        try {
          await query('BEGIN');
          const result = await work(query);
          isCommitting = true;
          await client.query('COMMIT');
          return result;
        } catch (error) {
          if (isCommitting && !isCertain(error)) {
            drop(client);
            throw new SqlUnavailableError('AWAY', { cause: error, isUnknown: true });
          }
          if (isLost(error)) drop(client);
          else await client.query('ROLLBACK').catch(() => drop(client));
          throw isCommitting ? toSqlError(error) : error;
        }
      }),
    close: async () => {
      await inTurn(async () => {
        isOpen = false;
        await writer?.end();
      });
      await pool.end();
    },
  };
  try {
    await checkServer(sql.query, server);
    await sql.transact(async () => undefined);
    return sql;
  } catch (error) {
    await sql.close();
    if (error instanceof SqlUnavailableError && error.cause instanceof DatabaseError) {
      throw new DatabaseError(`Another process uses ${server.name.replace('The', 'the')}. Stop it first.`);
    }
    throw error;
  }
}
