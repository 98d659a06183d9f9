import type { Store } from '../../db/store';

const tails = new WeakMap<Store, Promise<unknown>>();

/**
 * Runs the work when all work given before it for this store has ended: whoever reads, decides and commits
 * in here sees nothing change in between. The work must be short and must not call `exclusively` itself.
 */
export const exclusively = <Result>(store: Store, work: () => Promise<Result>): Promise<Result> => {
  const result = (tails.get(store) ?? Promise.resolve()).then(work);
  tails.set(
    store,
    result.catch(() => undefined),
  );
  return result;
};
