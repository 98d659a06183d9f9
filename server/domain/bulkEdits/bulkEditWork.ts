import type { JobInput } from '../../records/jobs';
import type { ProductRecord } from '../../records/products';
import type { IssueRecord } from '../../records/validation';
import { editProducts, type EditResult } from '../jobs/editProducts';
import { getJobCatalog } from '../jobs/productWrites';
import { findTargetIds } from '../jobs/productTarget';
import type { JobWork, WorkRun } from '../jobs/work';
import { issue } from '../validation/issues';
import { createProductEditor } from './applySteps';
import { StepFailure } from './stepFailure';

type BulkEdit = Extract<JobInput, { kind: 'bulkEdit' }>;
type DeleteProducts = Extract<JobInput, { kind: 'deleteProducts' }>;

const failed = ({ id, name, sku }: ProductRecord, { sentence }: StepFailure): IssueRecord =>
  issue({
    code: 'NOT_CHANGED',
    severity: 'ERROR',
    category: 'POLICY',
    entityType: 'PRODUCT',
    entityId: id,
    entityName: name || sku,
    message: sentence,
  });

/** Changes many products step by step. A product that a step can't change stays as it is and is reported. */
export async function* bulkEditWork(run: WorkRun, { target, steps }: BulkEdit): JobWork {
  const { defaultLocale } = await getJobCatalog(run);
  const edit = createProductEditor(steps, defaultLocale);
  const change = (product: ProductRecord): EditResult => {
    try {
      const edited = edit(product);
      return edited === product ? undefined : edited;
    } catch (error) {
      if (error instanceof StepFailure) return { failure: failed(product, error) };
      throw error;
    }
  };
  yield* editProducts(run, { findIds: async () => findTargetIds(run.ctx, await getJobCatalog(run), target), change });
}

/** Deletes many products. */
export function deleteWork(run: WorkRun, { target }: DeleteProducts): JobWork {
  return editProducts(run, {
    findIds: async () => findTargetIds(run.ctx, await getJobCatalog(run), target),
    change: () => null,
  });
}
