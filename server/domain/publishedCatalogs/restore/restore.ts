import { DomainError } from '../../errors';
import type { JobRecord } from '../../records/jobs';
import type { PublishedCatalogRecord, PublishedEntry, RestorePreviewRecord } from '../../records/publishedCatalogs';
import type { Change } from '../../records/tables';
import { say } from '../../records/sentence';
import { currentVersion } from '../catalogs/catalogFacts';
import { getCatalog, getOpenCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { createJob } from '../jobs/createJob';
import { contentHash } from '../products/canonical';
import { diffEntries, diffSummary } from './diffEntries';
import { productsOfIds } from './entryContents';
import { contentReader, type DiffInput, type ProductDiffPage, productDiffs } from './productDiffs';
import { getEntries, getVersion } from './publishedCatalogList';
import { publishPreview } from './publishPreview';
import { workingCopy } from './workingCopy';

type Reads = Pick<DomainContext, 'store' | 'workingCopies'>;

/** Returns what restoring the catalog's products from the version would change. Throws NOT_FOUND. */
export async function restorePreview(ctx: Reads, versionId: string): Promise<RestorePreviewRecord> {
  const { catalogId } = await getVersion(ctx, versionId);
  const { entries } = await workingCopy(ctx, catalogId);
  const diffs = diffEntries(entries, await getEntries(ctx, versionId));
  return { versionId, catalogId, isUnchanged: !diffs.length, summary: diffSummary(diffs) };
}

/** Returns a page of those changes, field by field. Throws INVALID for invalid page arguments. */
export async function restoreDiff(ctx: Reads, versionId: string, input: DiffInput): Promise<ProductDiffPage> {
  const { catalogId } = await getVersion(ctx, versionId);
  const { entries } = await workingCopy(ctx, catalogId);
  const diffs = diffEntries(entries, await getEntries(ctx, versionId));
  return { before: null, ...(await productDiffs(ctx, diffs, input, { before: contentReader(ctx) })) };
}

/**
 * Starts the BULK_EDIT job that restores the catalog's products to the content of the version. Throws NOT_FOUND, or
 * CONFLICT if the catalog is archived or its products already match the version.
 */
export async function restoreFrom(ctx: DomainContext, versionId: string): Promise<JobRecord> {
  const { catalogId, version } = await getVersion(ctx, versionId);
  const { name } = await getOpenCatalog(ctx, catalogId);
  if ((await restorePreview(ctx, versionId)).isUnchanged) {
    throw new DomainError(
      'CONFLICT',
      say`Nothing to restore. The products in "${name}" already match version ${version}.`,
    );
  }
  return createJob(ctx, { type: 'BULK_EDIT', catalogId, input: { kind: 'restore', versionId } });
}

/** A product that a restore changes: it gets the entry's content, or becomes a draft if there is no entry. */
export interface RestoreTarget {
  productId: string;
  entry: PublishedEntry | null;
}

/**
 * Returns the products that a restore changes: ACTIVE ones missing from the version, then those that differ from it. A
 * product that was deleted and re-created is found by its SKU. Both are in the order in which products are added, so
 * that a slice of the job changes few blocks of the product index.
 */
export async function restoreTargets(
  ctx: Pick<DomainContext, 'store'>,
  { id, catalogId }: PublishedCatalogRecord,
  yieldIfDue: () => Promise<void>,
): Promise<RestoreTarget[]> {
  const { store } = ctx;
  const entries = await getEntries(ctx, id);
  const published = new Set(entries.map(({ productId }) => productId));
  const kept = new Set<string>();
  const restored: RestoreTarget[] = [];
  let at = 0;
  for await (const own of productsOfIds(
    ctx,
    entries.map(({ productId }) => productId),
  )) {
    const entry = entries[at++]!;
    const holder = own ?? (await store.products.bySku(catalogId, entry.sku));
    const product = holder && (holder === own || !published.has(holder.id)) ? holder : undefined;
    const productId = product?.id ?? entry.productId;
    kept.add(productId);
    if (!product || contentHash(product) !== entry.hash) restored.push({ productId, entry });
    await yieldIfDue();
  }
  const active = await store.products.ids(catalogId, { status: 'ACTIVE' });
  const added = active.filter((id) => !kept.has(id));
  restored.sort((a, b) => Number(a.productId) - Number(b.productId));
  return [...added.map((productId) => ({ productId, entry: null })), ...restored];
}

/** Returns the changes that mark the current version as up to date if the catalog's products match it. */
export async function upToDateChanges(ctx: Reads, catalogId: string): Promise<Change[]> {
  const catalog = await getCatalog(ctx, catalogId);
  const current = await currentVersion(ctx, catalog);
  if (!current || !(await publishPreview(ctx, catalogId)).isUnchanged) return [];
  return [{ table: 'publishedCatalogs', put: { ...current, contentRevision: catalog.contentRevision } }];
}
