import type { ProductRecord } from '../../records/products';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import type { IssueCountsRecord } from '../../records/validation';
import { createYielder } from '../../yielder';
import type { DomainContext } from '../context';
import { bySku } from '../products/canonical';
import { readUnchanged } from '../products/readUnchanged';
import { addIssueCounts, countIssues } from '../validation/issues';
import type { ProductCopy, UsedSettings, WorkingCopy } from '../workingCopies';
import { productsOfIds } from '../products/productList';
import { createSettingsNotes, freezeProduct } from './freezer';

type Reads = Pick<DomainContext, 'store' | 'workingCopies'>;

const toKey = (used: UsedSettings) =>
  JSON.stringify(Object.values(used).map((names: ReadonlySet<string>) => [...names]));

/** Creates a function that copies products; copies that use the same settings share them, also with the given ones. */
const createCopier = (copies: readonly ProductCopy[]) => {
  const known = new Map([...new Set(copies.map(({ used }) => used))].map((used) => [toKey(used), used]));
  return (product: ProductRecord): ProductCopy => {
    const { note, used } = createSettingsNotes();
    note(product);
    const key = toKey(used);
    const shared = known.get(key) ?? used;
    known.set(key, shared);
    return { entry: freezeProduct(product), used: shared, issueCounts: countIssues(product.issues) };
  };
};

/** Returns the last copy of the catalog with those products read again that have changed since. */
const refresh = async (ctx: Reads, catalogId: string): Promise<WorkingCopy> => {
  const { products: index } = ctx.store;
  const last = ctx.workingCopies.get(catalogId);
  const productVersion = index.version(catalogId);
  if (last?.productVersion === productVersion) return last;

  const missing = new Set(await index.ids(catalogId, { status: 'ACTIVE' }));
  const changed = new Set(last && (await index.changedSince(catalogId, last.productVersion)));
  const kept = last?.products.filter(({ entry: { productId: id } }) => !changed.has(id) && missing.delete(id)) ?? [];
  const copyProduct = createCopier(kept);
  const read: ProductCopy[] = [];
  const yieldIfDue = createYielder();
  for await (const product of productsOfIds(ctx, [...missing])) {
    if (product?.status === 'ACTIVE') read.push(copyProduct(product));
    await yieldIfDue();
  }
  const products = [...kept, ...read].sort((a, b) => bySku(a.entry, b.entry));
  // A copy names each product of its catalog, so those of other catalogs are not kept in memory.
  ctx.workingCopies.clear();
  const copy = { productVersion, products };
  ctx.workingCopies.set(catalogId, copy);
  return copy;
};

const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** What publishing a catalog now would freeze. */
interface Publishable {
  productVersion: number;
  entries: PublishedEntry[];
  used: UsedSettings;
  /** Totals of all ACTIVE products, those without and with ERROR issues. */
  readyCount: number;
  invalidCount: number;
  issueCounts: IssueCountsRecord;
}

/**
 * Returns the catalog's ACTIVE products, frozen; with `skipInvalid`, only those without ERROR issues. Reads only
 * products that have changed since the last call for the catalog.
 */
export async function workingCopy(ctx: Reads, catalogId: string, skipInvalid = false): Promise<Publishable> {
  const { productVersion, products } = await readUnchanged(ctx, catalogId, () => refresh(ctx, catalogId));
  const ready = products.filter(({ issueCounts }) => issueCounts.error === 0);
  const published = skipInvalid ? ready : products;
  const used = [...new Set(published.map((copy) => copy.used))];
  return {
    productVersion,
    entries: published.map(({ entry }) => entry),
    used: {
      categoryPaths: union(used.map(({ categoryPaths }) => categoryPaths)),
      attributeNames: union(used.map(({ attributeNames }) => attributeNames)),
      familyCodes: union(used.map(({ familyCodes }) => familyCodes)),
    },
    readyCount: ready.length,
    invalidCount: products.length - ready.length,
    issueCounts: products.map(({ issueCounts }) => issueCounts).reduce(addIssueCounts, countIssues([])),
  };
}
