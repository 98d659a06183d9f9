import type { JobInput } from '../../records/jobs';
import type { ProductContent, ProductRecord, VariantRecord } from '../../records/products';
import { say } from '../../records/sentence';
import { findRefused } from '../associations/partCycle';
import type { CatalogView } from '../jobs/catalogView';
import { editProducts, type EditResult } from '../jobs/editProducts';
import { getJobCatalog } from '../jobs/productWrites';
import { findTargetIds } from '../jobs/productTarget';
import type { JobWork, WorkRun } from '../jobs/work';
import { findProductExcess } from '../products/productSize';
import { createProductEditor } from './applySteps';
import { StepFailure, toFailureIssue } from '../optionEdits/stepFailure';

type BulkEdit = Extract<JobInput, { kind: 'bulkEdit' }>;
type Content = ProductContent<VariantRecord>;
type DeleteProducts = Extract<JobInput, { kind: 'deleteProducts' }>;

/** Changes many products step by step. A product that a step can't change stays as it is and is reported. */
export async function* bulkEditWork(run: WorkRun, { target, steps }: BulkEdit): JobWork {
  const { limits } = run.ctx;
  const { defaultLocale } = await getJobCatalog(run);
  const edit = createProductEditor(steps, defaultLocale);

  /** Throws StepFailure for too many images, and for associations that can’t be stored. */
  const assertStorable = async (product: ProductRecord, content: Content, view: CatalogView) => {
    const mayExceed = content.media !== product.media || content.variants !== product.variants;
    const excess = mayExceed ? findProductExcess(content, limits) : null;
    if (excess) throw new StepFailure(say`${excess.message} ${excess.suggestedFix}`);
    const refused = content.associations === product.associations ? null : await findRefused(content, view.bySku);
    if (refused) throw new StepFailure(refused.message);
  };

  const change = async (product: ProductRecord, view: CatalogView): Promise<EditResult> => {
    try {
      const edited = edit(product);
      if (edited === product) return undefined;
      await assertStorable(product, edited, view);
      return edited;
    } catch (error) {
      if (error instanceof StepFailure) return { failure: toFailureIssue(product, error) };
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
