import type { DomainContext } from './context';

/**
 * Runs `work` after all earlier work with the same key in the same back end has settled, and returns its result.
 * Operations that read, decide and write run in it, so that concurrent calls never decide on data that another one is
 * about to change. Work must not wait for its own key again.
 */
export async function withLock<Result>(
  { locks }: Pick<DomainContext, 'locks'>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const result = (locks.get(key) ?? Promise.resolve()).then(work);
  const settled = result.then(
    () => undefined,
    () => undefined,
  );
  locks.set(key, settled);
  try {
    return await result;
  } finally {
    if (locks.get(key) === settled) locks.delete(key);
  }
}

/** The lock key of a catalog, its products and its jobs. */
export function catalogLock(catalogId: string) {
  return `catalog:${catalogId}`;
}

/** The lock key of catalog codes, which are unique across all catalogs; acquired before a catalog's own lock. */
export const CODES_LOCK = 'catalogCodes';
