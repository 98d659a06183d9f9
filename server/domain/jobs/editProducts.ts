import type { ProductContent, ProductRecord, VariantRecord } from '../../records/products';
import { createCatalogView } from './catalogView';
import { createProductWrites, getJobCatalog, toRecord } from './productWrites';
import { readTargets, storeTargets } from './parts';
import type { JobWork, SliceResult, WorkRun } from './work';

/** What a job does to products. */
export interface ProductEdit {
  findIds: () => Promise<string[]>;
  /** Returns the new content of the product, null to delete it, or undefined to leave it as it is. */
  change: (product: ProductRecord) => ProductContent<VariantRecord> | null | undefined;
  /** Returns what else the job changes; committed before the first product. */
  begin?: () => Promise<Pick<SliceResult, 'changes' | 'log' | 'job'>>;
}

/** Changes many products. Which ones is decided only once, because a change can decide whether a product is found. */
export async function* editProducts(run: WorkRun, { findIds, change, begin }: ProductEdit): JobWork {
  const { ctx, job } = run;
  const view = createCatalogView(ctx.store, job.catalogId);
  const known = await readTargets(ctx.store, job);
  const targets = known ?? (await findIds()).map((productId) => ({ productId }));
  let done = (known && job.checkpoint?.position) ?? 0;
  const place = () => ({
    step: 'apply' as const,
    progress: { processed: done, total: targets.length },
    checkpoint: { step: 'apply', position: done, state: null },
  });
  if (!known) {
    yield async () => {
      const begun = await begin?.();
      const stored = storeTargets(job.id, targets);
      return {
        ...place(),
        ...begun,
        changes: [...(begun?.changes ?? []), ...stored.changes],
        job: { ...begun?.job, ...stored.job },
      };
    };
  }
  while (done < targets.length) {
    yield async (hasTime) => {
      const catalog = await getJobCatalog(run);
      const writes = createProductWrites(view, catalog, ctx.now().toISOString());
      let skipped = 0;
      do {
        const product = await view.get(targets[done]!.productId);
        done++;
        const content = product && change(product);
        if (content === undefined || !product) skipped++;
        else if (content === null) writes.remove(product);
        else writes.update(product, await toRecord(run, view, catalog, { content, id: product.id, previous: product }));
      } while (done < targets.length && hasTime());
      const { counts, ...written } = writes.result();
      return { ...place(), ...written, counts: { ...counts, skipped } };
    };
    view.clear();
  }
}
