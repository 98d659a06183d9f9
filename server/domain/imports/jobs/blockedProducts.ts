import { partId } from '#server/records/jobs';
import type { ProductRecord } from '#server/records/products';
import type { WorkRun } from '../../jobs/work';
import { blocksPublishing } from '../../validation/issues';

/** Tracks which imported products block publishing the catalog. */
export function createBlockedProducts({ ctx, job, yieldIfDue }: WorkRun) {
  const ids = new Set<string>();
  const note = (product: ProductRecord) => {
    if (blocksPublishing(product)) ids.add(product.id);
    // A later row can fix what an earlier one left wrong.
    else ids.delete(product.id);
  };
  return {
    note,
    count: () => ids.size,
    /** Restores the state from products that the job stored before it was interrupted. */
    restore: async () => {
      for (let number = 0; number < job.changeParts; number++) {
        const part = await ctx.store.get('jobChanges', partId(job.id, number));
        for (const { productId } of part?.items ?? []) {
          const product = await ctx.store.get('products', productId);
          if (product) note(product);
        }
        await yieldIfDue();
      }
    },
  };
}
