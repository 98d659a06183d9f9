import type { Store } from '../../db/store';
import type { DeletedCatalogRecord } from '../../records/catalogs';
import { removeParts } from '../../records/jobParts';
import type { Change } from '../../records/tables';
import { createYielder } from '../../yielder';
import type { DomainContext } from '../context';
import { catalogLock, withLock } from '../withLock';

/** Records per commit. */
export const SLICE = 1000;

/** Returns the changes that remove the products of the catalog, and all else that no list has without the catalog. */
export async function listRest(store: Store, { id, jobs, versionIds }: DeletedCatalogRecord): Promise<Change[]> {
  const [products, models, categories] = await Promise.all([
    store.products.ids(id, {}),
    store.list('productModels', ({ catalogId }) => catalogId === id),
    store.list('categories', ({ catalogId }) => catalogId === id),
  ]);
  return [
    ...products.map((remove): Change => ({ table: 'products', remove })),
    ...models.map((record): Change => ({ table: 'productModels', remove: record.id })),
    ...categories.map((record): Change => ({ table: 'categories', remove: record.id })),
    ...jobs.flatMap(removeParts),
    ...versionIds.map((remove): Change => ({ table: 'publishedEntries', remove })),
  ];
}

/**
 * Removes what is left of a deleted catalog, in small commits between which others can work. What is interrupted
 * continues at the next call. `check` is called under the lock of each commit.
 */
export async function removeDeleted(
  ctx: Pick<DomainContext, 'store' | 'files' | 'locks'>,
  id: string,
  { check, isStopped }: { check: () => Promise<void>; isStopped: () => boolean },
): Promise<void> {
  const { store } = ctx;
  const deleted = await store.get('deletedCatalogs', id);
  if (!deleted) return;
  const rest = await listRest(store, deleted);
  for (const fileId of deleted.fileIds) await ctx.files.remove(fileId);
  const yieldIfDue = createYielder();
  for (let at = 0; at <= rest.length && !isStopped(); at += SLICE) {
    const isLast = at + SLICE > rest.length;
    const changes = rest.slice(at, at + SLICE);
    await withLock(ctx, catalogLock(id), async (commit) => {
      await check();
      await commit([...changes, ...(isLast ? [{ table: 'deletedCatalogs' as const, remove: id }] : [])]);
    });
    await yieldIfDue();
  }
}
