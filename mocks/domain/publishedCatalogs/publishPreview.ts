import { createYielder } from '../../yielder';
import type { PublishPreviewRecord } from '../../records/publishedCatalogs';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import type { WorkingCopy } from '../workingCopies';
import { currentPublication } from '../catalogs/catalogFacts';
import { readUnchanged } from '../products/readUnchanged';
import { countIssues } from '../validation/issues';
import { diffEntries, diffSummary } from './diffEntries';
import { createFreezer, scanPublishable } from './freezer';
import { freezeSettings, getSettingChanges, isSameVersion } from './frozenSettings';
import { contentReader, type DiffInput, type ProductDiffPage, productDiffs } from './productDiffs';
import { isInvalid } from './publishable';
import { getEntries } from './publishedCatalogList';

type Reads = Pick<DomainContext, 'store' | 'workingCopies'>;

const freeze = async (ctx: Reads, catalogId: string, skipInvalid: boolean): Promise<WorkingCopy> => {
  const productVersion = ctx.store.products.version(catalogId);
  const freezer = createFreezer();
  const yieldIfDue = createYielder();
  const issueCounts = { error: 0, warning: 0, info: 0 };
  let activeCount = 0;
  let invalidCount = 0;
  for await (const product of scanPublishable(ctx, catalogId)) {
    activeCount++;
    const counts = countIssues(product.issues);
    for (const severity of ['error', 'warning', 'info'] as const) issueCounts[severity] += counts[severity];
    if (isInvalid(product)) invalidCount++;
    if (!(skipInvalid && isInvalid(product))) freezer.add(product);
    await yieldIfDue();
  }
  return { ...freezer.end(), productVersion, activeCount, invalidCount, issueCounts };
};

/**
 * Returns the catalog's ACTIVE products, frozen; with `skipInvalid`, only those without ERROR issues. The last result is
 * reused until a product changes.
 */
export async function workingCopy(ctx: Reads, catalogId: string, skipInvalid = false): Promise<WorkingCopy> {
  const key = `${catalogId}:${skipInvalid}`;
  const last = ctx.workingCopies.get(key);
  if (last?.productVersion === ctx.store.products.version(catalogId)) return last;
  const copy = await readUnchanged(ctx, catalogId, () => freeze(ctx, catalogId, skipInvalid));
  // A copy names each product of its catalog, so those of other catalogs are not kept in memory.
  for (const other of ctx.workingCopies.keys()) {
    if (!other.startsWith(`${catalogId}:`)) ctx.workingCopies.delete(other);
  }
  ctx.workingCopies.set(key, copy);
  return copy;
}

/**
 * Returns what publishing the catalog now would change compared to its current version; with `skipInvalid`, without the
 * products that have ERROR issues. Throws NOT_FOUND.
 */
export async function publishPreview(
  ctx: Reads,
  catalogId: string,
  skipInvalid = false,
): Promise<PublishPreviewRecord> {
  const catalog = await getCatalog(ctx, catalogId);
  const copy = await workingCopy(ctx, catalogId, skipInvalid);
  const { entries, checksum, activeCount, invalidCount, issueCounts } = copy;
  const current = await currentPublication(ctx, catalog);
  const settings = await freezeSettings(ctx, catalog, copy);
  const readyCount = activeCount - invalidCount;
  return {
    catalogId,
    version: catalog.lastVersion + 1,
    productCount: entries.length,
    checksum,
    issueCounts,
    readyCount,
    invalidCount,
    skipInvalid,
    isBlocked: invalidCount > 0 && !(skipInvalid && readyCount > 0),
    isUnchanged: await isSameVersion(ctx, current, { checksum, ...settings }),
    ...(await getSettingChanges(ctx, current, settings)),
    summary: diffSummary(diffEntries(await getEntries(ctx, catalog.currentPublicationId), entries)),
  };
}

/** Returns a page of those changes, field by field. Throws INVALID for invalid page arguments. */
export async function previewDiff(
  ctx: Reads,
  { catalogId, skipInvalid = false }: { catalogId: string; skipInvalid?: boolean },
  input: DiffInput,
): Promise<ProductDiffPage> {
  const { entries } = await workingCopy(ctx, catalogId, skipInvalid);
  const current = await currentPublication(ctx, await getCatalog(ctx, catalogId));
  const diffs = diffEntries(await getEntries(ctx, current?.id ?? null), entries);
  return { before: current, ...(await productDiffs(ctx, diffs, input, { after: contentReader(ctx) })) };
}
