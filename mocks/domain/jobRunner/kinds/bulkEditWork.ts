import type { JobInput } from '../../../records/jobs';
import { getCatalog } from '../../jobs/productWrites';
import { findTargetIds } from '../../jobs/productTarget';
import type { JobWork, WorkRun } from '../../jobs/work';
import { editProducts } from './editProducts';

type BulkEdit = Extract<JobInput, { kind: 'bulkEdit' }>;

/** Sets the status of many products or deletes them. */
export function bulkEditWork(run: WorkRun, input: BulkEdit): JobWork {
  const { status } = input;
  return editProducts(run, {
    findIds: async () => findTargetIds(run.ctx, await getCatalog(run), input.target),
    change: (product) => {
      if (product.status === status) return undefined;
      return status === null ? null : { ...product, status };
    },
  });
}
