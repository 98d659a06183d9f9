import type { ProductContent, ProductRecord, VariantRecord } from '../../records/products';
import { createCatalogView } from './catalogView';
import { createProductWrites, getJobCatalog, toRecord } from './productWrites';
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
  // Written by the first slice below.
  const known = job.checkpoint?.state as { ids: string[] } | undefined;
  const state = known ?? { ids: await findIds() };
  const { ids } = state;
  let done = job.checkpoint?.position ?? 0;
  const place = () => ({
    step: 'apply' as const,
    progress: { processed: done, total: ids.length },
    checkpoint: { step: 'apply', position: done, state },
  });
  if (!known) yield async () => ({ ...place(), ...(await begin?.()) });
  while (done < ids.length) {
    yield async (hasTime) => {
      const catalog = await getJobCatalog(run);
      const writes = createProductWrites(view, catalog, ctx.now().toISOString());
      let skipped = 0;
      do {
        const product = await view.get(ids[done]!);
        done++;
        const content = product && change(product);
        if (content === undefined || !product) skipped++;
        else if (content === null) writes.remove(product);
        else writes.update(product, await toRecord(run, view, catalog, { content, id: product.id, previous: product }));
      } while (done < ids.length && hasTime());
      const { counts, ...written } = writes.result();
      return { ...place(), ...written, counts: { ...counts, skipped } };
    };
    view.clear();
  }
}
