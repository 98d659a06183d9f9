import { createYielder } from '../../yielder';
import type { PublishPreviewRecord } from '../../records/publishedCatalogs';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import type { WorkingCopy } from '../workingCopies';
import { currentPublication } from '../catalogs/catalogFacts';
import { countIssues } from '../validation/issues';
import { diffEntries, diffSummary } from './diffEntries';
import { createFreezer, publishableProducts } from './freezer';
import { contentReader, type DiffInput, type ProductDiffPage, productDiffs } from './productDiffs';
import { isInvalid } from './publishable';
import { getEntries } from './publishedCatalogList';

type Reads = Pick<DomainContext, 'store' | 'workingCopies'>;

/**
 * Returns the catalog's ACTIVE products, frozen; with `skipInvalid`, only those without ERROR issues. Records are
 * immutable, so the last result is reused while the records are the same objects.
 */
export async function workingCopy(ctx: Reads, catalogId: string, skipInvalid = false): Promise<WorkingCopy> {
  const active = await publishableProducts(ctx, catalogId);
  const products = skipInvalid ? active.filter((product) => !isInvalid(product)) : active;
  const key = `${catalogId}:${skipInvalid}`;
  const last = ctx.workingCopies.get(key);
  if (last?.products.length === products.length && products.every((product, at) => product === last.products[at])) {
    return last;
  }
  const freezer = createFreezer();
  const yieldIfDue = createYielder();
  for (const product of products) {
    freezer.add(product);
    await yieldIfDue();
  }
  const copy = { ...freezer.end(), products };
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
  const { entries, checksum, products } = await workingCopy(ctx, catalogId, skipInvalid);
  const current = await currentPublication(ctx, catalog);
  const active = await publishableProducts(ctx, catalogId);
  const invalidCount = active.filter(isInvalid).length;
  const readyCount = active.length - invalidCount;
  return {
    catalogId,
    version: catalog.lastVersion + 1,
    productCount: products.length,
    checksum,
    issueCounts: countIssues(active.flatMap(({ issues }) => issues)),
    readyCount,
    invalidCount,
    skipInvalid,
    isBlocked: invalidCount > 0 && !(skipInvalid && readyCount > 0),
    isUnchanged: current?.checksum === checksum,
    summary: diffSummary(diffEntries(await getEntries(ctx, catalog.currentPublicationId), entries)),
  };
}

/** Returns a page of those changes, field by field. Throws INVALID for invalid page arguments. */
export async function previewDiff(
  ctx: Reads,
  { catalogId, skipInvalid = false }: { catalogId: string; skipInvalid?: boolean },
  input: DiffInput,
): Promise<ProductDiffPage> {
  const { entries, products } = await workingCopy(ctx, catalogId, skipInvalid);
  const current = (await ctx.store.get('catalogs', catalogId))?.currentPublicationId ?? null;
  const diffs = diffEntries(await getEntries(ctx, current), entries);
  return productDiffs(ctx, diffs, input, { after: contentReader(products) });
}
