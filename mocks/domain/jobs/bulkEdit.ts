import { DomainError } from '../../errors';
import type { JobInput, JobRecord } from '../../records/jobs';
import type { ProductStatus, ProductTarget } from '../../types.generated';
import type { CatalogRecord } from '../../records/catalogs';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { toScanFilter } from '../products/toScanFilter';
import { createJob } from './createJob';

/** The target products of a catalog, and the number of products that the user was shown. */
export interface BulkRequest {
  catalogId: string;
  target: ProductTarget;
  expectedCount: number;
}

type Target = Extract<JobInput, { kind: 'bulkEdit' }>['target'];

const refusal = (message: string) => new DomainError('INVALID', message, { target: message });

const readTarget = ({ ids, filter, excludeIds }: ProductTarget): Target => {
  if (ids && filter) throw refusal('Specify products by IDs or by a filter, not both.');
  if (ids) return { ids: [...new Set(ids)] };
  if (!filter) throw refusal('Specify product IDs or a filter.');
  return { filter, excludeIds: [...new Set(excludeIds)] };
};

/** Returns how many products currently match the target. */
const countTarget = async ({ store }: Pick<DomainContext, 'store'>, catalog: CatalogRecord, target: Target) => {
  if ('ids' in target) {
    const ids = new Set(await store.products.ids(catalog.id, {}));
    return target.ids.filter((id) => ids.has(id)).length;
  }
  const excluded = new Set(target.excludeIds);
  const filter = await toScanFilter({ store }, catalog, target.filter);
  return (await store.products.ids(catalog.id, filter)).filter((id) => !excluded.has(id)).length;
};

const startBulkEdit = async (
  ctx: DomainContext,
  { catalogId, target, expectedCount }: BulkRequest,
  status: ProductStatus | null,
): Promise<JobRecord> => {
  const catalog = await getCatalog(ctx, catalogId);
  const wanted = readTarget(target);
  const count = await countTarget(ctx, catalog, wanted);
  if (count !== expectedCount) {
    throw new DomainError(
      'CONFLICT',
      `The list has changed: ${expectedCount} products were expected, but ${count} were found. Review the list, then try again.`,
      { expectedCount: `Now found: ${count}.` },
    );
  }
  if (count === 0) throw refusal('Select at least one product.');
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
