import type { Store } from '../../db/store';
import { removeParts } from '../../records/jobParts';
import type { Change } from '../../records/tables';
import { createYielder } from '../../yielder';
import type { DomainContext } from '../context';
import { catalogLock, withLock } from '../withLock';

/** Records per commit. */
export const SLICE = 1000;

/** Returns the changes that remove the products of the catalog, and its categories and product models. */
export async function removeContent(store: Store, id: string): Promise<Change[]> {
  const [products, models, categories] = await Promise.all([
    store.products.ids(id, {}),
    store.list('productModels', ({ catalogId }) => catalogId === id),
    store.list('categories', ({ catalogId }) => catalogId === id),
  ]);
  return [
    ...products.map((remove): Change => ({ table: 'products', remove })),
    ...models.map((record): Change => ({ table: 'productModels', remove: record.id })),
    ...categories.map((record): Change => ({ table: 'categories', remove: record.id })),
  ];
}

/**
 * Returns the changes that remove what is hidden since the catalog was deleted, each record after its parts, and the ids
 * of the output files of its jobs. Uploaded files do not belong to a catalog and are kept, because another import,
 * including one that is still being prepared, can use them; those that nothing uses are removed later. An output file
 * that a job of another catalog reads is kept, too.
 */
const listHidden = async (store: Store, id: string) => {
  const jobs = await store.list('jobs');
  const [own, others] = [jobs.filter((job) => job.catalogId === id), jobs.filter((job) => job.catalogId !== id)];
  const readElsewhere = new Set(others.map(({ inputFileId }) => inputFileId));
  const fileIds = own.flatMap(({ outputFileIds }) => outputFileIds).filter((fileId) => !readElsewhere.has(fileId));
  const [versions, views, recipes] = await Promise.all([
    store.list('publishedCatalogs', ({ catalogId }) => catalogId === id),
    store.list('views', ({ catalogId }) => catalogId === id),
    store.list('recipes', ({ catalogId }) => catalogId === id),
  ]);
  const changes = [
    ...fileIds.map((remove): Change => ({ table: 'files', remove })),
    ...own.flatMap((job): Change[] => [...removeParts(job), { table: 'jobs', remove: job.id }]),
    ...versions.flatMap((version): Change[] => [
      { table: 'publishedEntries', remove: version.id },
      { table: 'publishedCatalogs', remove: version.id },
    ]),
    ...views.map((view): Change => ({ table: 'views', remove: view.id })),
    ...recipes.map((recipe): Change => ({ table: 'recipes', remove: recipe.id })),
  ];
  return { changes, fileIds };
};

/**
 * Removes what is left of a deleted catalog, in small commits between which others can work. What is interrupted
 * continues at the next call. `check` is called under the lock of each commit.
 */
export async function removeDeleted(
  ctx: Pick<DomainContext, 'store' | 'storeWithDeleted' | 'files' | 'locks'>,
  id: string,
  { check, isStopped }: { check: () => Promise<void>; isStopped: () => boolean },
): Promise<void> {
  const store = ctx.storeWithDeleted;
  const deleted = await store.get('deletedCatalogs', id);
  if (!deleted) return;
  const hidden = deleted.isClone ? { changes: [], fileIds: [] } : await listHidden(store, id);
  const rest = [...(await removeContent(store, id)), ...hidden.changes];
  for (const fileId of hidden.fileIds) await ctx.files.remove(fileId);
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
