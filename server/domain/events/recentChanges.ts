import type { Clock } from '../../clock';
import type { Events } from '../../events';
import type { TableName } from '../../records/tables';

/** When records were changed last, so that a page learns what was changed before it began to listen. */
export interface RecentChanges {
  /**
   * Returns the tables that other sessions have changed since a moment, in milliseconds since the epoch; null if that
   * is not known, because other processes can have changed any before this one began.
   */
  list: (since: number, session: string | null) => TableName[] | null;
  /** Whether people came to products or left them since a moment, or can have. */
  haveViewersChanged: (since: number) => boolean;
}

/** The last change of a table by a session. */
interface LastChange {
  session: string | null;
  at: number;
}

/**
 * Creates what notes the changes of all sessions. Everything since the moment `first` is known. Two changes of each
 * table are enough: if the last one is of the session that asks, the one before it is of another.
 */
export function createRecentChanges(events: Events, now: Clock, first: number): RecentChanges {
  const tables = new Map<TableName, LastChange[]>();
  events.on('recordsChanged', ({ session, changes }) => {
    const change = { session, at: now().getTime() };
    for (const table of new Set(changes.map((one) => one.table))) {
      const [before] = (tables.get(table) ?? []).filter((one) => one.session !== session);
      tables.set(table, before ? [change, before] : [change]);
    }
  });
  let viewersChangedAt = first;
  events.on('viewersChanged', () => (viewersChangedAt = now().getTime()));
  return {
    haveViewersChanged: (since) => since <= viewersChangedAt,
    list: (since, session) => {
      if (since < first) return null;
      const isNews = (one: LastChange) => one.at >= since && (one.session !== session || session === null);
      return [...tables].flatMap(([table, changes]) => (changes.some(isNews) ? table : []));
    },
  };
}
