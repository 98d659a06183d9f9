import type { JobInput } from '../../../records/jobs';
import { getCatalog } from '../../jobs/productWrites';
import { toScanFilter } from '../../products/toScanFilter';
import type { JobWork, WorkRun } from '../../jobs/work';
import { editProducts } from './editProducts';

type BulkEdit = Extract<JobInput, { kind: 'bulkEdit' }>;

const targetIds = async (run: WorkRun, { target }: BulkEdit): Promise<string[]> => {
  if ('ids' in target) return [...new Set(target.ids)];
  const excluded = new Set(target.excludeIds);
  const { ctx, job } = run;
  const filter = await toScanFilter(ctx, await getCatalog(run), target.filter);
  return (await ctx.store.products.ids(job.catalogId, filter)).filter((id) => !excluded.has(id));
};

/** Sets the status of many products or deletes them. */
export function bulkEditWork(run: WorkRun, input: BulkEdit): JobWork {
  const { status } = input;
  return editProducts(run, {
    findIds: () => targetIds(run, input),
    change: (product) => {
      if (product.status === status) return undefined;
      return status === null ? null : { ...product, status };
    },
  });
}
