import type { CommitOptions } from '../db/following';
import type { Change } from '../records/tables';
import type { DomainContext } from './context';

/** Commits changes under a lock, at once or not at all. */
export type Commit = (changes: readonly Change[], options?: Pick<CommitOptions, 'events'>) => Promise<void>;

/**
 * Runs `work` after all earlier work with the same key has settled, and returns its result: in the same back end, and
 * over a database that several processes use, in all of them.
 * Operations that read, decide and write run in it, so that concurrent calls never decide on data that another one is
 * about to change. Work commits at most once, because a lock can be a transaction of a database: a second commit
 * throws, and so does one after the work has ended. Work must not wait for its own key again.
 */
export async function withLock<Result>(
  { locks, store }: Pick<DomainContext, 'locks' | 'store'>,
  key: string,
  work: (commit: Commit) => Promise<Result>,
): Promise<Result> {
  let isOpen = true;
  const commit: Commit = (changes, options) => {
    if (!isOpen) throw new Error(`Work under the lock ${key} commits only once, before it ends.`);
    isOpen = false;
    return store.commit(changes, { ...options, lock: key });
  };
  const asked = Date.now();
  const result = (locks.get(key) ?? Promise.resolve()).then(() =>
    store.exclusive(key, () => {
      locks.onWaited?.(Date.now() - asked);
      return work(commit);
    }),
  );
  const settled = result.then(
    () => undefined,
    () => undefined,
  );
  locks.set(key, settled);
  try {
    return await result;
  } finally {
    isOpen = false;
    if (locks.get(key) === settled) locks.delete(key);
  }
}

/** The lock key of a catalog, its products and its jobs. */
export function catalogLock(catalogId: string) {
  return `catalog:${catalogId}`;
}

/** The lock key of catalog codes, which are unique across all catalogs; acquired before a catalog's own lock. */
export const CODES_LOCK = 'catalogCodes';
