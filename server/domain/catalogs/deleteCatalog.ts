import type { Change } from '../../records/tables';
import type { DomainContext } from '../context';
import { catalogFacts } from './catalogFacts';
import { getCatalog } from './catalogList';
import { catalogLock, withLock } from '../withLock';
import { assertStep } from './catalogStateMachine';

type Writes = Pick<DomainContext, 'store' | 'jobs' | 'locks'>;

/**
 * Deletes the catalog with its views, its jobs (with their output files), and versions that failed to publish, so that
 * no one finds them anymore, and notifies the runner, which removes its products and all else that belongs to them.
 * Uploaded files do not belong to a catalog and are kept, because another import, including one that is still being
 * prepared, can use them. Those that nothing uses are removed later. An output file that a job of another catalog reads
 * is kept, too. Returns the ID. Throws NOT_FOUND, or CONFLICT with the blockers.
 */
export async function deleteCatalog(ctx: Writes, id: string): Promise<string> {
  await withLock(ctx, catalogLock(id), async (commit) => {
    const { store } = ctx;
    const catalog = await getCatalog(ctx, id);
    assertStep('DELETE', await catalogFacts(ctx, catalog), catalog.name);
    const jobs = await store.list('jobs');
    const own = jobs.filter(({ catalogId }) => catalogId === id);
    const readElsewhere = new Set(
      jobs.filter(({ catalogId }) => catalogId !== id).map(({ inputFileId }) => inputFileId),
    );
    const fileIds = own.flatMap(({ outputFileIds }) => outputFileIds).filter((fileId) => !readElsewhere.has(fileId));
    const failed = await store.list('publishedCatalogs', ({ catalogId }) => catalogId === id);
    const versionIds = failed.map((version) => version.id);
    const views = await store.list('views', ({ catalogId }) => catalogId === id);
    const recipes = await store.list('recipes', ({ catalogId }) => catalogId === id);
    const parts = own.map(({ id: jobId, issueParts, changeParts, targetCount }) => ({
      id: jobId,
      issueParts,
      changeParts,
      ...(targetCount !== undefined && { targetCount }),
    }));
    await commit([
      { table: 'catalogs', remove: id },
      { table: 'deletedCatalogs', put: { id, jobs: parts, versionIds, fileIds } },
      ...views.map((view): Change => ({ table: 'views', remove: view.id })),
      ...recipes.map((recipe): Change => ({ table: 'recipes', remove: recipe.id })),
      ...own.map((job): Change => ({ table: 'jobs', remove: job.id })),
      ...versionIds.map((remove): Change => ({ table: 'publishedCatalogs', remove })),
      ...fileIds.map((remove): Change => ({ table: 'files', remove })),
    ]);
  });
  ctx.jobs.startOpen();
  return id;
}
