import { createPace } from '../../pace';
import type { ProductRecord } from '../../records/products';
import type { PublishPreviewRecord } from '../../records/publishedCatalogs';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { currentPublication } from '../catalogs/catalogFacts';
import { contentOf } from '../products/canonical';
import { countIssues } from '../validation/issues';
import { diffEntries, diffSummary } from './diffEntries';
import { createFreezer, type Frozen, publishableProducts } from './freezer';
import { type DiffInput, type ProductDiffPage, productDiffs } from './productDiffs';
import { entriesOf } from './publishedCatalogList';

type Reads = Pick<DomainContext, 'store'>;

interface Snapshot extends Frozen {
  products: readonly ProductRecord[];
}

// By what all views of a store share.
const snapshots = new WeakMap<Reads['store']['products'], Map<string, Snapshot>>();

/** The catalog's products, frozen. Records are immutable, so as long as they are the same ones the last result holds. */
const snapshotOf = async (ctx: Reads, catalogId: string): Promise<Snapshot> => {
  const kept = snapshots.get(ctx.store.products) ?? new Map<string, Snapshot>();
  snapshots.set(ctx.store.products, kept);
  const products = await publishableProducts(ctx, catalogId);
  const last = kept.get(catalogId);
  if (last?.products.length === products.length && products.every((product, at) => product === last.products[at])) {
    return last;
  }
  const freezer = createFreezer();
  const breathe = createPace();
  for (const product of products) {
    freezer.add(product);
    await breathe();
  }
  const snapshot = { ...freezer.end(), products };
  kept.set(catalogId, snapshot);
  return snapshot;
};

/** What publishing the catalog now would change against its current version. Throws NOT_FOUND. */
export const publishPreview = async (ctx: Reads, catalogId: string): Promise<PublishPreviewRecord> => {
  const catalog = await getCatalog(ctx, catalogId);
  const { entries, checksum, products } = await snapshotOf(ctx, catalogId);
  const current = await currentPublication(ctx, catalog);
  const issueCounts = countIssues(products.flatMap(({ issues }) => issues));
  return {
    catalogId,
    version: catalog.lastVersion + 1,
    productCount: products.length,
    checksum,
    issueCounts,
    isBlocked: issueCounts.error > 0,
    isUnchanged: current?.checksum === checksum,
    summary: diffSummary(diffEntries(await entriesOf(ctx, catalog.currentPublicationId), entries)),
  };
};

/** A page of those changes, field by field. Throws INVALID for bad page numbers. */
export const previewDiff = async (ctx: Reads, catalogId: string, input: DiffInput): Promise<ProductDiffPage> => {
  const { entries, products } = await snapshotOf(ctx, catalogId);
  const current = (await ctx.store.get('catalogs', catalogId))?.currentPublicationId ?? null;
  const diffs = diffEntries(await entriesOf(ctx, current), entries);
  const byId = new Map(products.map((product) => [product.id, product]));
  return productDiffs(ctx, diffs, input, async ({ productId }) => contentOf(byId.get(productId)!));
};
