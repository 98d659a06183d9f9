import type { FrozenProducts } from '../workingCopies';
import type { ProductScanFilter } from '../../db/store';
import { getBranchPaths } from '../../records/categories';
import type { ProductRecord } from '../../records/products';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';
import { canonicalBytes, contentHash, createChecksum } from '../products/canonical';
import { getAllValues } from '../productValues/values';
import { readUnchanged } from '../products/readUnchanged';

/**
 * Creates a function that freezes products one by one, so that long lists can be processed in slices. Products must be
 * sorted by SKU.
 */
export function createFreezer() {
  const entries: PublishedEntry[] = [];
  const sum = createChecksum();
  const categoryPaths = new Set<string>();
  const attributeNames = new Set<string>();
  const familyCodes = new Set<string>();
  let variantCount = 0;
  return {
    add: (product: ProductRecord): PublishedEntry => {
      const bytes = canonicalBytes(product);
      sum.add(bytes);
      variantCount += product.variants.length;
      for (const category of product.categories) {
        if (!categoryPaths.has(category)) for (const path of getBranchPaths(category)) categoryPaths.add(path);
      }
      if (product.family !== undefined) familyCodes.add(product.family);
      for (const { name } of product.attributes) attributeNames.add(name);
      for (const { options, attributes = [] } of product.variants) {
        for (const { name } of [...options, ...attributes]) attributeNames.add(name);
      }
      for (const { attribute } of getAllValues(product)) attributeNames.add(attribute);
      const hash = contentHash(product, bytes);
      const partOf = (product.associations ?? []).flatMap(({ type, sku }) => (type === 'PART_OF' ? [sku] : []));
      const { sku, id: productId, revision } = product;
      const entry = { sku, productId, hash, revision, ...(partOf.length && { partOf }) };
      entries.push(entry);
      return entry;
    },
    end: (): FrozenProducts => ({
      entries,
      checksum: sum.digest(),
      variantCount,
      categoryPaths,
      attributeNames,
      familyCodes,
    }),
  };
}

/**
 * Reads the products that a version of the catalog would contain one by one, or those of them that match: the ACTIVE ones,
 * sorted by SKU.
 */
export function scanPublishable(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  filter: Pick<ProductScanFilter, 'issues'> = {},
): AsyncIterable<ProductRecord> {
  return store.products.scan(catalogId, 'SKU', { ...filter, status: 'ACTIVE' });
}

/** Returns the products that a version of the catalog would contain, all in their state at one moment. */
export function publishableProducts(ctx: Pick<DomainContext, 'store'>, catalogId: string): Promise<ProductRecord[]> {
  return readUnchanged(ctx, catalogId, async () => {
    const products: ProductRecord[] = [];
    for await (const product of scanPublishable(ctx, catalogId)) products.push(product);
    return products;
  });
}
