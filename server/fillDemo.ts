import { withLease } from './db/leases';
import type { DomainContext } from './domain/context';

/** Milliseconds between two looks whether another process has filled the store. */
const LOOK_MS = 250;

/**
 * Fills a store without accounts, which `fill` stores last, so that what a process that ended left is completed. If
 * several processes start at once, one of them fills it, and the others wait for that.
 */
export async function fillDemo(
  { store, leases }: Pick<DomainContext, 'store' | 'leases'>,
  fill: () => Promise<void>,
): Promise<void> {
  const isEmpty = async () => {
    await store.following?.catchUp();
    return (await store.list('authUsers')).length === 0;
  };
  while (await isEmpty()) {
    const hasLease = await withLease(leases, 'demo', async () => {
      if (await isEmpty()) await fill();
    });
    if (!hasLease) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
