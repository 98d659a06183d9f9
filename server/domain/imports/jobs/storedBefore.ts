import { partId } from '#server/records/jobs';
import type { ProductRecord } from '#server/records/products';
import type { WorkRun } from '../../jobs/work';
import type { FileLedger } from './importScope';
import type { PlannedProduct } from './planGroup';

/**
 * Reads what an import stored before it was interrupted, and calls `note` with each of these products. Returns the
 * function that returns a product of the file as it was stored, given what would become of it now.
 */
export async function readStoredBefore(
  { ctx: { store }, job, yieldIfDue }: WorkRun,
  { reducedAhead }: FileLedger,
  note: (product: ProductRecord) => void,
): Promise<(planned: PlannedProduct) => PlannedProduct> {
  const changed = new Set<string>();
  for (let number = 0; number < job.changeParts; number++) {
    const part = await store.get('jobChanges', partId(job.id, number));
    const ids = (part?.items ?? []).map(({ productId }) => productId);
    for (const productId of ids) {
      changed.add(productId);
      // Until its own rows are read, the product only lost variants to others.
      reducedAhead.add(productId);
    }
    for (const product of await store.getMany('products', ids)) if (product) note(product);
    await yieldIfDue();
  }
  return ({ previous, ...planned }) => {
    if (previous) reducedAhead.delete(previous.id);
    const stored = { ...planned, previous, record: null, reduced: [] };
    // A product that the import has created is one of those that it would leave out now.
    const isCreated = planned.isLeftOut && previous && changed.has(previous.id);
    return isCreated ? { ...stored, isLeftOut: false, issues: previous.issues } : stored;
  };
}
