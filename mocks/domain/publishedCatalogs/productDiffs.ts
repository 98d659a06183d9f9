import { notFound } from '../../errors';
import type { ProductContent, ProductRecord } from '../../records/products';
import type { DiffSummaryRecord, PublishedCatalogRecord, PublishedEntry } from '../../records/publishedCatalogs';
import type { DiffKind, ProductDiff } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageInput, pageOfRows } from '../paging';
import { getContent } from '../products/canonical';
import { diffContent } from '../products/diff';
import { diffSummary, type EntryDiff } from './diffEntries';

type Reads = Pick<DomainContext, 'store'>;

/** Reads the content of an entry. Throws an internal error if it is missing. */
export async function contentOfEntry({ store }: Reads, { hash, sku }: PublishedEntry): Promise<ProductContent> {
  const found = await store.get('contents', hash);
  if (!found) throw new Error(`The content of published product ${sku} was not found.`);
  return found.content;
}

/** How many contents or products are read together. */
const READ = 64;

/** Reads the contents of many entries, a few at a time. */
export async function* contentsOfEntries(
  ctx: Reads,
  entries: readonly PublishedEntry[],
): AsyncGenerator<{ entry: PublishedEntry; content: ProductContent }> {
  for (let from = 0; from < entries.length; from += READ) {
    const own = entries.slice(from, from + READ);
    yield* await Promise.all(own.map(async (entry) => ({ entry, content: await contentOfEntry(ctx, entry) })));
  }
}

/** Reads the products that the entries were frozen from, a few at a time; undefined for those that no longer exist. */
export async function* productsOfEntries(
  { store }: Reads,
  entries: readonly PublishedEntry[],
): AsyncGenerator<ProductRecord | undefined> {
  for (let from = 0; from < entries.length; from += READ) {
    yield* await store.products.byIds(entries.slice(from, from + READ).map(({ productId }) => productId));
  }
}

/** Which differences to return, one page at a time. */
export interface DiffInput extends PageInput {
  kind?: DiffKind | null;
}

/** A page of differences with their changed fields. */
export interface ProductDiffPage {
  diffs: ProductDiff[];
  /** The version that the products are compared with. */
  before: PublishedCatalogRecord | null;
  summary: DiffSummaryRecord;
  totalDocs: number;
  totalPages: number;
  page: number;
  perPage: number;
}

type ContentReader = (entry: PublishedEntry) => Promise<ProductContent>;

/**
 * Returns a reader for entries that were frozen for a preview. Their content is not stored yet, so it is read from the
 * products.
 */
export function contentReader({ store }: Reads): ContentReader {
  return async ({ productId }) => {
    const product = await store.get('products', productId);
    if (!product) throw notFound('product', productId);
    return getContent(product);
  };
}

/**
 * Returns a page of differences, field by field. `readers` provide the contents that are not stored. Throws INVALID for
 * invalid page arguments.
 */
export async function productDiffs(
  ctx: Reads,
  diffs: readonly EntryDiff[],
  input: DiffInput,
  readers: { before?: ContentReader; after?: ContentReader } = {},
): Promise<Omit<ProductDiffPage, 'before'>> {
  const stored: ContentReader = (entry) => contentOfEntry(ctx, entry);
  const { before: readBefore = stored, after: readAfter = stored } = readers;
  const found = input.kind ? diffs.filter(({ kind }) => kind === input.kind) : diffs;
  const { rows, ...page } = pageOfRows(found, input);
  const shown = rows.map(async ({ kind, sku, before, after }): Promise<ProductDiff> => {
    const old = before && (await readBefore(before));
    const young = after && (await readAfter(after));
    const { productId = '' } = after ?? before ?? {};
    return {
      kind,
      sku,
      // A name can be empty in a preview.
      name: (young ?? old)?.name || sku,
      productId: (await ctx.store.get('products', productId)) ? productId : null,
      fields: old && young ? diffContent(old, young) : [],
    };
  });
  return { diffs: await Promise.all(shown), summary: diffSummary(diffs), ...page };
}
