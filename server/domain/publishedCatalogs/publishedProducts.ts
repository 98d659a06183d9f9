import { DomainError } from '../../errors';
import { getSkus, getThumbnail } from '../../records/productFacts';
import type { ProductContent } from '../../records/products';
import type { PublishedCatalogRecord, PublishedEntry } from '../../records/publishedCatalogs';
import { say } from '../../records/sentence';
import type { ProductStatus } from '../../types.generated';
import { createYielder } from '../../yielder';
import type { DomainContext } from '../context';
import { type PageInput, getPage, pageResult, type PageResult } from '../lists/paging';
import { withoutInternal } from '../attributes/publicAttributes';
import { can } from '../auth/abilities';
import { diffEntries } from './diffEntries';
import { createKeptVersions } from './keptVersions';
import { contentsOfEntries, isInChannel, readContents } from './entryContents';
import { readVersionChannel } from './feedScope';
import { type DiffInput, type ProductDiffPage, productDiffs } from './productDiffs';
import { getInternalReader } from './frozenSettings';
import { getEntries, getVersion } from './publishedCatalogList';
import { foldQuery, foldText } from '#shared/foldText';

/** A product as it was published, in a list. */
export interface ShownProduct {
  sku: string;
  name: string;
  brand: string;
  status: ProductStatus;
  categories: string[];
  variantCount: number;
  thumbnail: string | null;
  /** The codes of the channels that it was not in. */
  notInChannels: readonly string[];
  content: ProductContent;
  publishedCatalog: PublishedCatalogRecord;
}

/** A page of them. */
export type ShownProductPage = PageResult & { data: ShownProduct[] };

type Reads = Pick<DomainContext, 'store' | 'user'>;

/** Returns what the user can see of a version's products: internal attributes only with permission to read products. */
const createContentFilter = async (ctx: Reads, id: string): Promise<(content: ProductContent) => ProductContent> => {
  if (can(ctx.user, 'read', 'Product')) return (content) => content;
  const isInternal = await getInternalReader(ctx, id);
  return (content) => withoutInternal(content, isInternal);
};

const shownProduct = (
  content: ProductContent,
  { notInChannels = [] }: PublishedEntry,
  publishedCatalog: PublishedCatalogRecord,
): ShownProduct => ({
  sku: content.sku,
  name: content.name,
  brand: content.brand,
  status: content.status,
  categories: content.categories,
  variantCount: content.variants.length,
  thumbnail: getThumbnail(content),
  notInChannels,
  content,
  publishedCatalog,
});

/** What is searched in the versions that were searched last; paging and typing do not read all products again. */
const keepTexts = createKeptVersions<readonly string[]>();

const readTexts = async (ctx: Pick<Reads, 'store'>, entries: readonly PublishedEntry[]): Promise<readonly string[]> => {
  const yieldIfDue = createYielder();
  const texts: string[] = [];
  for await (const { content } of contentsOfEntries(ctx, entries)) {
    texts.push(foldText([content.name, content.brand, ...getSkus(content)].join('\n')));
    await yieldIfDue();
  }
  return texts;
};

/**
 * Returns a page of a version's products as published, by SKU, or of those that are in a channel. `q` searches name,
 * brand, and SKUs. Throws INVALID for invalid page arguments, and for a channel that neither the version nor the catalog
 * has.
 */
export async function publishedProducts(
  ctx: Pick<DomainContext, 'store' | 'user' | 'limits'>,
  publishedCatalog: PublishedCatalogRecord,
  input: PageInput & { q?: string | null; channel?: string | null },
): Promise<ShownProductPage> {
  const paging = getPage(input);
  const { offset, perPage } = paging;
  const words = foldQuery(input.q);
  const entries = await getEntries(ctx, publishedCatalog.id);
  const texts = words ? await keepTexts(ctx, publishedCatalog, () => readTexts(ctx, entries)) : [];
  const channel = await readVersionChannel(ctx, publishedCatalog, input.channel);
  const isFound = (entry: PublishedEntry, place: number) =>
    isInChannel(entry, channel) && (!words || texts[place]!.includes(words));
  const found = words || channel ? entries.filter(isFound) : entries;
  const toSeen = await createContentFilter(ctx, publishedCatalog.id);
  const data: ShownProduct[] = [];
  for await (const { entry, content } of contentsOfEntries(ctx, found.slice(offset, offset + perPage))) {
    data.push(shownProduct(toSeen(content), entry, publishedCatalog));
  }
  return { data, ...pageResult(found.length, paging) };
}

/**
 * Returns a page of how a version differs from another one of its catalog, the previous one by default. Throws
 * NOT_FOUND for the other version, INVALID for one of another catalog and for invalid page arguments.
 */
export async function versionDiff(
  ctx: Reads,
  { id, previousId, catalogId }: PublishedCatalogRecord,
  { before: given, ...input }: DiffInput & { before?: string | null },
): Promise<ProductDiffPage> {
  const beforeId = given ?? previousId;
  const before = beforeId === null ? null : await getVersion(ctx, beforeId);
  if (before && before.catalogId !== catalogId) {
    const message = say`Compare the version with one of the same catalog.`;
    throw new DomainError('INVALID', message, { before: message });
  }
  const diffs = diffEntries(await getEntries(ctx, beforeId), await getEntries(ctx, id));
  const [toBefore, toAfter] = await Promise.all([beforeId ?? id, id].map((one) => createContentFilter(ctx, one)));
  const readers = {
    before: async (entries: readonly PublishedEntry[]) => (await readContents(ctx, entries)).map(toBefore!),
    after: async (entries: readonly PublishedEntry[]) => (await readContents(ctx, entries)).map(toAfter!),
  };
  return { before, ...(await productDiffs(ctx, diffs, input, readers)) };
}
