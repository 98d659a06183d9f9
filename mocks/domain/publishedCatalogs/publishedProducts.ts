import { DomainError } from '../../errors';
import { getSkus, getThumbnail } from '../../records/productFacts';
import type { ProductContent } from '../../records/products';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import { say } from '../../records/sentence';
import type { ProductStatus } from '../../types.generated';
import { createYielder } from '../../yielder';
import type { DomainContext } from '../context';
import { type PageInput, getPage, pageResult, type PageResult } from '../paging';
import { diffEntries } from './diffEntries';
import { contentsOfEntries, type DiffInput, type ProductDiffPage, productDiffs } from './productDiffs';
import { getEntries, publishedCatalog } from './publishedCatalogList';

/** A product as it was published, in a list. */
export interface ShownProduct {
  sku: string;
  name: string;
  brand: string;
  status: ProductStatus;
  categories: string[];
  variantCount: number;
  thumbnail: string | null;
  content: ProductContent;
  publication: PublishedCatalogRecord;
}

/** A page of them. */
export type ShownProductPage = PageResult & { data: ShownProduct[] };

type Reads = Pick<DomainContext, 'store'>;

const shownProduct = (content: ProductContent, publication: PublishedCatalogRecord): ShownProduct => ({
  sku: content.sku,
  name: content.name,
  brand: content.brand,
  status: content.status,
  categories: content.categories,
  variantCount: content.variants.length,
  thumbnail: getThumbnail(content),
  content,
  publication,
});

const isFound = (content: ProductContent, words: string) =>
  [content.name, content.brand, ...getSkus(content)].some((text) => text.toLowerCase().includes(words));

/**
 * Returns a page of a version's products as published, by SKU. `q` searches name, brand, and SKUs. Throws INVALID for
 * invalid page arguments.
 */
export async function publishedProducts(
  ctx: Reads,
  publication: PublishedCatalogRecord,
  input: PageInput & { q?: string | null },
): Promise<ShownProductPage> {
  const paging = getPage(input);
  const { offset, perPage } = paging;
  const words = input.q?.trim().toLowerCase();
  const entries = await getEntries(ctx, publication.id);
  // Without search words, only the page itself needs to be read.
  const read = words ? entries : entries.slice(offset, offset + perPage);
  const isOnPage = (place: number) => !words || (place >= offset && place < offset + perPage);
  const yieldIfDue = createYielder();
  const rows: ProductContent[] = [];
  let found = 0;
  for await (const { content } of contentsOfEntries(ctx, read)) {
    await yieldIfDue();
    if (words && !isFound(content, words)) continue;
    if (isOnPage(found++)) rows.push(content);
  }
  const page = pageResult(words ? found : entries.length, paging);
  return { data: rows.map((content) => shownProduct(content, publication)), ...page };
}

/**
 * Returns a page of how a version differs from another one of its catalog, the previous one by default. Throws NOT_FOUND
 * for the other version, INVALID for one of another catalog and for invalid page arguments.
 */
export async function publicationDiff(
  ctx: Reads,
  { id, previousId, catalogId }: PublishedCatalogRecord,
  { before: given, ...input }: DiffInput & { before?: string | null },
): Promise<ProductDiffPage> {
  const beforeId = given ?? previousId;
  const before = beforeId === null ? null : await publishedCatalog(ctx, beforeId);
  if (before && before.catalogId !== catalogId) {
    const message = say`Compare the version with one of the same catalog.`;
    throw new DomainError('INVALID', message, { before: message });
  }
  const diffs = diffEntries(await getEntries(ctx, beforeId), await getEntries(ctx, id));
  return { before, ...(await productDiffs(ctx, diffs, input)) };
}
