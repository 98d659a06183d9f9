import type { DomainContext } from '../context';

/** Attempts to read while products change all the time, for example during an import. */
const ATTEMPTS = 3;

/**
 * Runs `read`, which scans the catalog's products, again if one of them changed during the scan. During many changes,
 * the last result can have earlier and later states of different products.
 */
export async function readUnchanged<Result>(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  read: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const version = store.products.version(catalogId);
    const result = await read();
    if (version === store.products.version(catalogId) || attempt === ATTEMPTS) return result;
  }
}
