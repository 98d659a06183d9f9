import type { Store } from '../db/store';

// Each request has a view of the store of its own; what all views share is the one index of products.
const queues = new WeakMap<Store['products'], Map<string, Promise<void>>>();

/**
 * Runs `work` when all earlier work under the same key over the same store has settled, and gives its result.
 * A rule that reads, decides and writes stands in here, so that of two calls at the same time none
 * decides on what the other one is about to change. Work must not wait for its own key again.
 */
export const inTurn = async <Result>(store: Store, key: string, work: () => Promise<Result>): Promise<Result> => {
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
};

/** The key of everything that belongs to one catalog: the catalog itself, its products and its jobs. */
export const catalogKey = (catalogId: string) => `catalog:${catalogId}`;

/** The key of the codes of catalogs, which are unique over all of them; taken before a catalog's own key. */
export const CODES_KEY = 'catalogCodes';
