import type { JobRecord } from '../../records/jobs';
import type { ProductStatus, ProductTargetInput } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { createJob } from './createJob';
import { assertCount, readTarget } from './productTarget';

/** The target products of a catalog, and the number of products that the user was shown. */
export interface BulkRequest {
  catalogId: string;
  target: ProductTargetInput;
  expectedCount: number;
}

const startBulkEdit = async (
  ctx: DomainContext,
  { catalogId, target, expectedCount }: BulkRequest,
  status: ProductStatus | null,
): Promise<JobRecord> => {
  const catalog = await getCatalog(ctx, catalogId);
  const wanted = readTarget(target);
  await assertCount(ctx, catalog, wanted, expectedCount);
  return createJob(ctx, { type: 'BULK_EDIT', catalogId, input: { kind: 'bulkEdit', target: wanted, status } });
};

/**
 * Creates a job that sets the status of many products. Throws NOT_FOUND for the catalog, INVALID for an empty target,
 * and CONFLICT if the number of matching products has changed or another job is changing the catalog.
 */
export function setProductsStatus(
  ctx: DomainContext,
  { status, ...request }: BulkRequest & { status: ProductStatus },
): Promise<JobRecord> {
  return startBulkEdit(ctx, request, status);
}

/** Creates a job that deletes many products and can be undone. Throws the same errors as `setProductsStatus`. */
export function deleteProducts(ctx: DomainContext, request: BulkRequest): Promise<JobRecord> {
  return startBulkEdit(ctx, request, null);
}
