import type { JobInput } from '../../records/jobs';
import { getJobCatalog } from './productWrites';
import { findTargetIds } from './productTarget';
import type { JobWork, WorkRun } from './work';
import { ownText } from '../productValues/readValue';
import { withOwnText } from '../productValues/withOwnText';
import { editProducts } from './editProducts';

type BulkEdit = Extract<JobInput, { kind: 'bulkEdit' }>;
type SetValue = Extract<JobInput, { kind: 'setValue' }>;

/** Sets the status of many products or deletes them. */
export function bulkEditWork(run: WorkRun, input: BulkEdit): JobWork {
  const { status } = input;
  return editProducts(run, {
    findIds: async () => findTargetIds(run.ctx, await getJobCatalog(run), input.target),
    change: (product) => {
      if (product.status === status) return undefined;
      return status === null ? null : { ...product, status };
    },
  });
}

/** Sets an attribute of many products. */
export function setValueWork(run: WorkRun, { target, attribute, name, text }: SetValue): JobWork {
  return editProducts(run, {
    findIds: async () => findTargetIds(run.ctx, await getJobCatalog(run), target),
    change: (product) => {
      if (ownText(product, attribute) === text) return undefined;
      return { ...product, ...withOwnText(product, { attribute, name, text }) };
    },
  });
}
