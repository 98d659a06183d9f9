import { type PriceRangeRecord, getPriceRange, getSkus, getThumbnail } from '../../records/productFacts';
import type { ProductContent } from '../../records/products';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { ProductStatus } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageInput, getPage, pageResult, type PageResult } from '../paging';
import { diffEntries } from './diffEntries';
import { contentOfEntry, type DiffInput, type ProductDiffPage, productDiffs } from './productDiffs';
import { getEntries } from './publishedCatalogList';

/** A product as it was published, in a list. */
export interface ShownProduct {
  sku: string;
  name: string;
  brand: string;
  status: ProductStatus;
  categories: string[];
  variantCount: number;
  priceRange: PriceRangeRecord | null;
  thumbnail: string | null;
  content: ProductContent;
}

/** A page of them. */
export type ShownProductPage = PageResult & { data: ShownProduct[] };

type Reads = Pick<DomainContext, 'store' | 'now'>;

const shownProduct = (content: ProductContent, currencies: readonly string[], now: Date): ShownProduct => ({
  sku: content.sku,
  name: content.name,
  brand: content.brand,
  status: content.status,
  categories: content.categories,
  variantCount: content.variants.length,
  priceRange: getPriceRange(content, currencies, now),
  thumbnail: getThumbnail(content),
  content,
});

const isFound = (content: ProductContent, words: string) =>
  [content.name, content.brand, ...getSkus(content)].some((text) => text.toLowerCase().includes(words));

/**
 * Returns a page of a version's products as published, by SKU. `q` searches name, brand, and SKUs. Throws INVALID for
 * invalid page arguments.
 */
export async function publishedProducts(
  ctx: Reads,
  { id, catalogId }: PublishedCatalogRecord,
  input: PageInput & { q?: string | null },
): Promise<ShownProductPage> {
  const paging = getPage(input);
  const { offset, perPage } = paging;
  const words = input.q?.trim().toLowerCase();
  const entries = await getEntries(ctx, id);
  const read = (some: typeof entries) => Promise.all(some.map((entry) => contentOfEntry(ctx, entry)));
  // Without search words, only the page itself needs to be read.
  const found = words ? (await read(entries)).filter((content) => isFound(content, words)) : null;
  const rows = found ? found.slice(offset, offset + perPage) : await read(entries.slice(offset, offset + perPage));
  const page = pageResult(found?.length ?? entries.length, paging);
  const currencies = (await ctx.store.get('catalogs', catalogId))?.currencies ?? [];
  return { data: rows.map((content) => shownProduct(content, currencies, ctx.now())), ...page };
}

/** Returns a page of what a version changed compared to the previous one. Throws INVALID for invalid page arguments. */
export async function publicationDiff(
  ctx: Reads,
  { id, previousId }: PublishedCatalogRecord,
  input: DiffInput,
): Promise<ProductDiffPage> {
  return productDiffs(ctx, diffEntries(await getEntries(ctx, previousId), await getEntries(ctx, id)), input);
}
