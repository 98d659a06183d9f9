import type { Frozen } from '../workingCopies';
import type { ProductRecord } from '../../records/products';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';
import { bySku, canonicalBytes, contentHash, createChecksum } from '../products/canonical';

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

/** Returns the products that a version of the catalog would contain: the ACTIVE ones, sorted by SKU. */
export async function publishableProducts(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
): Promise<ProductRecord[]> {
  const products = await store.list(
    'products',
    (product) => product.catalogId === catalogId && product.status === 'ACTIVE',
  );
  return products.sort(bySku);
}
