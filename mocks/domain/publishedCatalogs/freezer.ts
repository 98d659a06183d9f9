import type { Frozen } from '../workingCopies';
import type { ProductRecord } from '../../records/products';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';
import { canonicalBytes, contentHash, createChecksum } from '../products/canonical';
import { readUnchanged } from '../products/readUnchanged';

/**
 * Creates a function that freezes products one by one, so that long lists can be processed in slices. Products must be
 * sorted by SKU.
 */
export function createFreezer() {
  const entries: PublishedEntry[] = [];
  const sum = createChecksum();
  let variantCount = 0;
  return {
    add: (product: ProductRecord): PublishedEntry => {
      const bytes = canonicalBytes(product);
      sum.add(bytes);
      variantCount += product.variants.length;
      const hash = contentHash(product, bytes);
      const entry = { sku: product.sku, productId: product.id, hash, revision: product.revision };
      entries.push(entry);
      return entry;
    },
    end: (): Frozen => ({ entries, checksum: sum.digest(), variantCount }),
  };
}

/** Reads the products that a version of the catalog would contain one by one: the ACTIVE ones, sorted by SKU. */
export function scanPublishable(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
): AsyncIterable<ProductRecord> {
  return store.products.scan(catalogId, 'SKU', { status: 'ACTIVE' });
}

/** Returns the products that a version of the catalog would contain, all in their state at one moment. */
export function publishableProducts(ctx: Pick<DomainContext, 'store'>, catalogId: string): Promise<ProductRecord[]> {
  return readUnchanged(ctx, catalogId, async () => {
    const products: ProductRecord[] = [];
    for await (const product of scanPublishable(ctx, catalogId)) products.push(product);
    return products;
  });
}
