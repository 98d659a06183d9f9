import type { Change } from '../../records/tables';
import type { DomainContext } from '../context';
import { catalogFacts } from './catalogFacts';
import { getCatalog } from './catalogList';
import { removeParts } from '../../records/jobParts';
import { catalogLock, withLock } from '../withLock';
import { assertStep } from './catalogStateMachine';

type Writes = Pick<DomainContext, 'store' | 'files' | 'locks'>;

const getIds = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/**
 * Deletes the catalog in one commit, together with its products and their models, its categories and views, its jobs
 * (with their issues, changes, and output files), and versions that failed to publish. Uploaded files do not belong to
 * a catalog and are kept, because another import, including one that is still being prepared, can use them. Those that
 * nothing uses are removed later. An output file that a job of another catalog reads is kept, too. Returns the ID.
 * Throws NOT_FOUND, or CONFLICT with the blockers.
 */
export function deleteCatalog(ctx: Writes, id: string): Promise<string> {
  return withLock(ctx, catalogLock(id), async (commit) => {
    const { store } = ctx;
    const catalog = await getCatalog(ctx, id);
    assertStep('DELETE', await catalogFacts(ctx, catalog), catalog.name);
    const jobs = await store.list('jobs');
    const own = jobs.filter(({ catalogId }) => catalogId === id);
    const readElsewhere = new Set(
      jobs.filter(({ catalogId }) => catalogId !== id).map(({ inputFileId }) => inputFileId),
    );
    const fileIds = own.flatMap(({ outputFileIds }) => outputFileIds).filter((fileId) => !readElsewhere.has(fileId));
    const failed = getIds(await store.list('publishedCatalogs', ({ catalogId }) => catalogId === id));
    const [productIds, models, categories, views] = await Promise.all([
      store.products.ids(id, {}),
      store.list('productModels', ({ catalogId }) => catalogId === id).then(getIds),
      store.list('categories', ({ catalogId }) => catalogId === id).then(getIds),
      store.list('views', ({ catalogId }) => catalogId === id).then(getIds),
    ]);
    await commit([
      { table: 'catalogs', remove: id },
      ...productIds.map((remove): Change => ({ table: 'products', remove })),
      ...models.map((remove): Change => ({ table: 'productModels', remove })),
      ...categories.map((remove): Change => ({ table: 'categories', remove })),
      ...views.map((remove): Change => ({ table: 'views', remove })),
      ...getIds(own).map((remove): Change => ({ table: 'jobs', remove })),
      ...own.flatMap(removeParts),
      ...failed.map((remove): Change => ({ table: 'publishedCatalogs', remove })),
      ...failed.map((remove): Change => ({ table: 'publishedEntries', remove })),
      ...fileIds.map((remove): Change => ({ table: 'files', remove })),
    ]);
    for (const fileId of fileIds) await ctx.files.remove(fileId);
    return id;
  });
}
