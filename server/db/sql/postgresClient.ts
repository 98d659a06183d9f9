import pg from 'pg';
import { toSqlError } from './postgresErrors';
import type { Query, Row } from './sql';
import { listenToWakes } from './statements/server';

/** Milliseconds until a lost connection for wakes is made anew. */
const LISTEN_AGAIN_MS = 1_000;

/** Returns what runs statements on a connection. They reject with `SqlUnavailableError` if the database can't answer. */
export function queryWith(client: Pick<pg.Client, 'query'>): Query {
  return async (text, values) => {
    try {
      return (await client.query<Row>(text, values as unknown[] | undefined)).rows;
    } catch (error) {
      throw toSqlError(error);
    }
  };
}

/** What is called for each topic. */
type WakeListeners = ReadonlyMap<string, () => void>;

/**
 * Calls the listeners of a topic when another process than the one with the name `origin` wakes the others, and all of
 * them when the connection was made. Returns the function that ends it.
 */
export function listenForWakes(config: pg.ClientConfig, origin: string, listeners: WakeListeners): () => Promise<void> {
  let client: pg.Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  const connect = async () => {
    const own = (client = new pg.Client(config));
    const again = () => {
      if (client !== own) return;
      client = null;
      void own.end().catch(() => undefined);
      if (isOpen) timer = setTimeout(() => void connect(), LISTEN_AGAIN_MS).unref();
    };
    own.on('error', again);
    own.on('end', again);
    own.on('notification', ({ payload = '' }) => {
      const [topic, from] = payload.split(' ');
      if (from !== origin) listeners.get(topic!)?.();
    });
    try {
      await own.connect();
      await listenToWakes(queryWith(own));
      listeners.forEach((onWake) => onWake());
    } catch {
      again();
    }
  };
  void connect();
  return async () => {
    isOpen = false;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
