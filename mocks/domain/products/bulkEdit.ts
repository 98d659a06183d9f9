import { DomainError } from '../../errors';
import type { JobInput, JobRecord } from '../../records/jobs';
import type { ProductStatus, ProductTarget } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { createJob } from '../jobs/createJob';

/** Which products of a catalog, and how many the user was shown. */
export interface BulkRequest {
  catalogId: string;
  target: ProductTarget;
  expectedCount: number;
}

type Target = Extract<JobInput, { kind: 'bulkEdit' }>['target'];

const refusal = (message: string) => new DomainError('INVALID', message, { target: message });

const readTarget = ({ ids, filter, excludeIds }: ProductTarget): Target => {
  if (ids && filter) throw refusal('Choose products by their ids or by a filter, not by both.');
  if (ids) return { ids: [...new Set(ids)] };
  if (!filter) throw refusal('Choose the products: give their ids, or a filter.');
  return { filter, excludeIds: [...new Set(excludeIds)] };
};

/** How many products the target means now. */
const countTarget = async ({ store }: Pick<DomainContext, 'store'>, catalogId: string, target: Target) => {
  if ('ids' in target) {
    const products = await Promise.all(target.ids.map((id) => store.get('products', id)));
    return products.filter((product) => product?.catalogId === catalogId).length;
  }
  const excluded = new Set(target.excludeIds);
  return (await store.products.ids(catalogId, target.filter)).filter((id) => !excluded.has(id)).length;
};

const startBulkEdit = async (
  ctx: DomainContext,
  { catalogId, target, expectedCount }: BulkRequest,
  status: ProductStatus | null,
): Promise<JobRecord> => {
  await getCatalog(ctx, catalogId);
  const wanted = readTarget(target);
  const count = await countTarget(ctx, catalogId, wanted);
  if (count !== expectedCount) {
    throw new DomainError(
      'CONFLICT',
      `The list has changed: ${expectedCount} products were expected, ${count} are found now. Look at it again, then repeat.`,
      { expectedCount: `${count} are found now.` },
    );
  }
  if (count === 0) throw refusal('Choose at least one product.');
  return createJob(ctx, { type: 'BULK_EDIT', catalogId, input: { kind: 'bulkEdit', target: wanted, status } });
};

/**
 * Sets the status of many products in a job. Throws NOT_FOUND for the catalog, INVALID for a target that names nothing,
 * CONFLICT if the target means another number of products by now or another job is changing the catalog.
 */
export const setProductsStatus = (
  ctx: DomainContext,
  { status, ...request }: BulkRequest & { status: ProductStatus },
): Promise<JobRecord> => startBulkEdit(ctx, request, status);

/** Deletes many products in a job that can be undone. Throws as `setProductsStatus` does. */
export const deleteProducts = (ctx: DomainContext, request: BulkRequest): Promise<JobRecord> =>
  startBulkEdit(ctx, request, null);
