import { DomainError, notFound } from '#server/errors';
import type { JobRecord } from '#server/records/jobs';
import type { RestorePreviewRecord } from '#server/records/publishedCatalogs';
import type { Change } from '#server/records/tables';
import { say } from '#server/records/sentence';
import type { RestoreFromPublishedCatalogInput } from '#server/types.generated';
import { currentVersion } from '../../catalogs/catalogFacts';
import { getCatalog, getOpenCatalog } from '../../catalogs/catalogList';
import type { DomainContext } from '../../context';
import { createJob } from '../../jobs/createJob';
import { assertShown } from '../../jobs/productTarget';
import { diffSummary } from '../diffEntries';
import { contentReader, type DiffInput, type ProductDiffPage, productDiffs } from '../productDiffs';
import { getEntries, getVersion } from '../publishedCatalogList';
import { publishPreview } from '../publishPreview';
import { getRestoreTargets, selectTargets, targetsOfSku } from './restoreTargets';

type Reads = Pick<DomainContext, 'store' | 'now' | 'workingCopies'>;

/**
 * Returns what restoring the catalog's products from the version would change, or only the product that the version has
 * with the SKU. Throws NOT_FOUND.
 */
export async function restorePreview(ctx: Reads, id: string, sku: string | null = null): Promise<RestorePreviewRecord> {
  const version = await getVersion(ctx, id);
  if (sku && !(await getEntries(ctx, id)).some((entry) => entry.sku === sku)) throw notFound('product', sku);
  const targets = targetsOfSku(await getRestoreTargets(ctx, version), sku);
  const { catalogId } = version;
  return { versionId: id, sku, catalogId, isUnchanged: !targets.length, summary: diffSummary(targets) };
}

/** Returns a page of those changes, field by field. Throws INVALID for invalid page arguments. */
export async function restoreDiff(
  ctx: Reads,
  { versionId: id, sku, catalogId }: RestorePreviewRecord,
  input: DiffInput,
): Promise<ProductDiffPage> {
  const targets = targetsOfSku(await getRestoreTargets(ctx, { id, catalogId }), sku);
  return { before: null, ...(await productDiffs(ctx, targets, input, { before: contentReader(ctx) })) };
}

/**
 * Starts the BULK_EDIT job that restores the selected products to the content of the version. Throws NOT_FOUND, INVALID
 * if no product is selected, or CONFLICT if the catalog is archived, the products already match the version, or another
 * number is selected than the user was shown.
 */
export async function restoreFrom(ctx: DomainContext, input: RestoreFromPublishedCatalogInput): Promise<JobRecord> {
  const record = await getVersion(ctx, input.id);
  const { id: versionId, catalogId, version } = record;
  const { name } = await getOpenCatalog(ctx, catalogId);
  const targets = await getRestoreTargets(ctx, record);
  if (!targets.length) {
    throw new DomainError(
      'CONFLICT',
      say`Nothing to restore. The products in "${name}" already match version ${version}.`,
    );
  }
  const { kinds, excludeIds, includeIds } = input.products ?? {};
  const products = kinds && { kinds, excludeIds: excludeIds ?? [], includeIds: includeIds ?? [] };
  const { length: count } = selectTargets(targets, products);
  assertShown(count, input.expectedCount ?? count);
  return createJob(ctx, {
    type: 'BULK_EDIT',
    catalogId,
    input: { kind: 'restore', versionId, ...(products && { products }) },
  });
}

/** Returns the changes that mark the current version as up to date if the catalog's products match it. */
export async function upToDateChanges(ctx: Reads, catalogId: string): Promise<Change[]> {
  const catalog = await getCatalog(ctx, catalogId);
  const current = await currentVersion(ctx, catalog);
  if (!current || !(await publishPreview(ctx, catalogId)).isUnchanged) return [];
  return [{ table: 'publishedCatalogs', put: { ...current, contentRevision: catalog.contentRevision } }];
}
