import type { JobRecord } from '../../records/jobs';
import { toComposed } from '../../records/composedText';
import type { DeleteProductsInput, StartBulkEditInput } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { createJob } from '../jobs/createJob';
import { assertCount, readTarget } from '../jobs/productTarget';
import { readSteps } from './readSteps';

/**
 * Creates a job that changes many products step by step, or its dry run. Throws NOT_FOUND for the catalog, INVALID for
 * an empty target and as `readSteps` does, and CONFLICT if the number of matching products has changed or another job
 * is changing the catalog.
 */
export async function startBulkEdit(
  ctx: DomainContext,
  { catalogId, target, expectedCount, steps, mode }: StartBulkEditInput,
): Promise<JobRecord> {
  const catalog = await getCatalog(ctx, catalogId);
  const read = await readSteps(ctx, catalog, toComposed(steps));
  const wanted = readTarget(target);
  await assertCount(ctx, catalog, wanted, expectedCount);
  return createJob(ctx, {
    type: 'BULK_EDIT',
    mode,
    catalogId,
    input: { kind: 'bulkEdit', target: wanted, steps: read },
  });
}

/** Creates a job that deletes many products and can be undone. Throws the same errors as `startBulkEdit`. */
export async function deleteProducts(
  ctx: DomainContext,
  { catalogId, target, expectedCount }: DeleteProductsInput,
): Promise<JobRecord> {
  const catalog = await getCatalog(ctx, catalogId);
  const wanted = readTarget(target);
  await assertCount(ctx, catalog, wanted, expectedCount);
  return createJob(ctx, { type: 'BULK_EDIT', catalogId, input: { kind: 'deleteProducts', target: wanted } });
}
