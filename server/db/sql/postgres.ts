import pg from 'pg';
import { isCertain, isLost, parseUrl, toSqlError, type Server } from './postgresErrors';
import { createQueue } from './queue';
import { DatabaseError, SqlUnavailableError, type HeldTransaction, type Query, type Sql } from './sql';
import { listenForWakes, queryWith } from './postgresClient';
import { readServer, wakeListeners } from './statements/server';

/** Connections for reads, and for transactions that write or hold locks: work under a lock reads beside its own. */
const MAX_READERS = 8;
const MAX_WRITERS = 8;
/** Milliseconds after which a server that doesn't answer counts as unreachable: to connect, and for a statement. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 60_000;
/**
 * Milliseconds after which the database ends a transaction whose process says nothing, and between the signs of life of
 * one that does: so the locks of a frozen process become free, and what it commits later fails.
 */
const FROZEN_MS = 10_000;
const ALIVE_MS = 2_500;
/** The oldest version that is supported. */
const VERSION = 15;

/**
 * Begins a transaction that is durable when it is committed, also if the server is set otherwise, and behind a pooler
 * that keeps nothing between transactions.
 */
const BEGIN = `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = on; SET LOCAL idle_in_transaction_session_timeout = ${FROZEN_MS}`;
const BEGIN_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

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
 * Opens the database of the URL to read it in one transaction. Throws a DatabaseError, or an error that
 * `explainPostgres` explains.
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
    await query(BEGIN_SNAPSHOT);
    return { name: server.name, query, close: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error instanceof DatabaseError
      ? error
      : toSqlError(error instanceof SqlUnavailableError ? error.cause : error);
  }
}

const createPool = (config: pg.PoolConfig) => {
  const pool = new pg.Pool(config);
  // Without listeners, a lost connection would end the process: the pool's has those that are not in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Opens a transaction on a connection of the pool. One that can write gives signs of life while no statement runs. */
const openTransaction = async (pool: pg.Pool, begin: string): Promise<HeldTransaction> => {
  const client = await pool.connect().catch((error: unknown) => {
    throw toSqlError(error);
  });
  let state: 'open' | 'done' | 'broken' = 'open';
  let running = 0;
  const run = queryWith(client);
  const query: Query = async (text, values) => {
    running++;
    try {
      return await run(text, values);
    } catch (error) {
      if (isLost(error)) state = 'broken';
      throw error;
    } finally {
      running--;
    }
  };
  let sign: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    if (running === 0 && begin === BEGIN) sign = query('').catch(() => undefined);
  }, ALIVE_MS).unref();
  const endSigns = () => {
    clearInterval(timer);
    return sign;
  };

  const release = async () => {
    await endSigns();
    if (state === 'open') {
      state = 'done';
      await query('ROLLBACK').catch(() => (state = 'broken'));
    }
    client.release(state === 'broken');
  };
  const commit: HeldTransaction['commit'] = async (work) => {
    await endSigns();
    const result = await work(query);
    try {
      const { command } = await client.query('COMMIT');
      state = 'done';
      // The server answers so if a statement had failed.
      if (command !== 'COMMIT') throw new SqlUnavailableError('AWAY');
      return result;
    } catch (error) {
      if (error instanceof SqlUnavailableError) throw error;
      state = 'broken';
      throw isCertain(error) ? toSqlError(error) : new SqlUnavailableError('AWAY', { cause: error, isUnknown: true });
    }
  };

  try {
    await query(begin);
  } catch (error) {
    await release();
    throw error;
  }
  return { query, commit, release };
};

/**
 * Opens the PostgreSQL database of the URL. Throws a DatabaseError, or an error that `explainPostgres` explains. A
 * connection that is lost later is made anew for the next statement.
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
  const readers = createPool({ ...config, max: MAX_READERS });
  const writers = createPool({ ...config, max: MAX_WRITERS });
  const inTurn = createQueue();
  const origin = crypto.randomUUID();
  const listeners = new Map<string, () => void>();
  let stopListening = async () => undefined as void;

  const runIn = async <Result>(transaction: HeldTransaction, work: (query: Query) => Promise<Result>) => {
    try {
      return await transaction.commit(work);
    } finally {
      await transaction.release();
    }
  };
  const query = queryWith(readers);

  const sql: OpenPostgres = {
    name: server.name,
    getPool: () => ({ open: readers.totalCount, idle: readers.idleCount, waiting: readers.waitingCount }),
    dialect: 'postgres',
    query,
    transact: (work) => inTurn(async () => runIn(await openTransaction(writers, BEGIN), work)),
    shared: {
      snapshot: async (work) => runIn(await openTransaction(readers, BEGIN_SNAPSHOT), work),
      hold: () => openTransaction(writers, BEGIN),
      wake: (topic) => void wakeListeners(query, topic, origin).catch(() => undefined),
      listen: (topic, onWake) => {
        if (!listeners.size) stopListening = listenForWakes(config, origin, listeners);
        listeners.set(topic, onWake);
      },
    },
    close: async () => {
      await inTurn(async () => undefined);
      await stopListening();
      await Promise.all([readers.end(), writers.end()]);
    },
  };
  try {
    await checkServer(query, server);
    return sql;
  } catch (error) {
    await sql.close();
    throw error;
  }
}
