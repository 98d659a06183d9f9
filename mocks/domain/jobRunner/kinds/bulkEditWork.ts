import type { JobInput } from '../../../records/jobs';
import { createCatalogView } from '../../jobs/catalogView';
import { getCatalog, createProductWrites, toRecord } from '../../jobs/productWrites';
import type { JobWork, WorkRun } from '../../jobs/work';

type BulkEdit = Extract<JobInput, { kind: 'bulkEdit' }>;

const targetIds = async ({ ctx, job }: WorkRun, { target }: BulkEdit): Promise<string[]> => {
  if ('ids' in target) return [...new Set(target.ids)];
  const excluded = new Set(target.excludeIds);
  return (await ctx.store.products.ids(job.catalogId, target.filter)).filter((id) => !excluded.has(id));
};

/**
 * Sets the status of many products or deletes them. The edit can change which products match the filter, so the filter
 * is evaluated only once.
 */
export async function* bulkEditWork(run: WorkRun, input: BulkEdit): JobWork {
  const { ctx, job } = run;
  const view = createCatalogView(ctx.store, job.catalogId);
  // Written by the first slice below.
  const known = job.checkpoint?.state as { ids: string[] } | undefined;
  const state = known ?? { ids: await targetIds(run, input) };
  const { ids } = state;
  let done = job.checkpoint?.position ?? 0;
  const place = () => ({
    step: 'apply' as const,
    progress: { processed: done, total: ids.length },
    checkpoint: { step: 'apply', position: done, state },
  });
  if (!known) yield async () => place();
  while (done < ids.length) {
    yield async (hasTime) => {
      const catalog = await getCatalog(run);
      const writes = createProductWrites(view, catalog, ctx.now().toISOString());
      let skipped = 0;
      do {
        const product = await view.get(ids[done]!);
        done++;
        if (!product || product.status === input.status) skipped++;
        else if (input.status === null) writes.remove(product);
        else {
          const content = { ...product, status: input.status };
          writes.update(product, await toRecord(run, view, catalog, { content, id: product.id, previous: product }));
        }
      } while (done < ids.length && hasTime());
      const { counts, ...written } = writes.result();
      return { ...place(), ...written, counts: { ...counts, skipped } };
    };
    view.clear();
  }
}
