import { startBulkEdit } from '#server/domain/bulkEdits/startBulkEdit';
import type { DomainContext } from '#server/domain/context';
import type { JobRecord } from '#server/records/jobs';
import type { ProductStatus, StartBulkEditInput } from '#server/types.generated';

/** The products of a bulk edit. */
export type BulkRequest = Omit<StartBulkEditInput, 'steps' | 'mode'>;

/** Starts a bulk edit that only sets the status. */
export function setProductsStatus(
  ctx: DomainContext,
  { status, ...request }: BulkRequest & { status: ProductStatus },
): Promise<JobRecord> {
  return startBulkEdit(ctx, { ...request, steps: [{ status }], mode: 'APPLY' });
}
