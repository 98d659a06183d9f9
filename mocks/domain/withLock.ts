import type { Store } from '../db/store';

// Each request has its own view of the store, but all views share one product index, which serves as the key.
const queues = new WeakMap<Store['products'], Map<string, Promise<void>>>();

/**
 * Runs `work` after all earlier work with the same key on the same store has settled, and returns its result.
 * Operations that read, decide and write run in it, so that concurrent calls never decide on data that another one is
 * about to change. Work must not wait for its own key again.
 */
export async function withLock<Result>(store: Store, key: string, work: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(store.products) ?? new Map<string, Promise<void>>();
  queues.set(store.products, queue);
  const result = (queue.get(key) ?? Promise.resolve()).then(work);
  const settled = result.then(
    () => undefined,
    () => undefined,
  );
  queue.set(key, settled);
  try {
    return await result;
  } finally {
    if (queue.get(key) === settled) queue.delete(key);
  }
}

/** The lock key of a catalog, its products and its jobs. */
export function catalogLock(catalogId: string) {
  return `catalog:${catalogId}`;
}

/** The lock key of catalog codes, which are unique across all catalogs; acquired before a catalog's own lock. */
export const CODES_LOCK = 'catalogCodes';
