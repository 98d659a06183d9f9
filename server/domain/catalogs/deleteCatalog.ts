import type { DomainContext } from '../context';
import { catalogFacts } from './catalogFacts';
import { getCatalog } from './catalogList';
import { catalogLock, withLock } from '../withLock';
import { assertStep } from './catalogStateMachine';

type Writes = Pick<DomainContext, 'store' | 'jobs' | 'locks'>;

/**
 * Deletes the catalog, with which its jobs, views, recipes, and versions that failed are hidden, and notifies the runner,
 * which removes these and all else that belongs to it. Returns the ID. Throws NOT_FOUND, or CONFLICT with the blockers.
 */
export async function deleteCatalog(ctx: Writes, id: string): Promise<string> {
  await withLock(ctx, catalogLock(id), async (commit) => {
    const catalog = await getCatalog(ctx, id);
    assertStep('DELETE', await catalogFacts(ctx, catalog), catalog.name);
    await commit([
      { table: 'catalogs', remove: id },
      { table: 'deletedCatalogs', put: { id } },
    ]);
  });
  ctx.jobs.startOpen();
  return id;
}
