import type { ProductContent, ProductRecord } from '../../records/products';
import type { DiffSummaryRecord, PublishedEntry } from '../../records/publishedCatalogs';
import type { DiffKind, ProductDiff } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageInput, pageOfRows } from '../paging';
import { contentOf } from '../products/canonical';
import { diffContent } from '../products/diff';
import { diffSummary, type EntryDiff } from './diffEntries';

type Reads = Pick<DomainContext, 'store'>;

/** The content that an entry stands for. */
export const contentOfEntry = async ({ store }: Reads, { hash, sku }: PublishedEntry): Promise<ProductContent> => {
  const found = await store.get('contents', hash);
  if (!found) throw new Error(`The content of the published product ${sku} is not stored.`);
  return found.content;
};

/** Which differences to show, a page at a time. */
export interface DiffInput extends PageInput {
  kind?: DiffKind | null;
}

/** A page of differences with their changed fields. */
export interface ProductDiffPage {
  diffs: ProductDiff[];
  summary: DiffSummaryRecord;
  totalDocs: number;
  totalPages: number;
  page: number;
  perPage: number;
}

type ContentReader = (entry: PublishedEntry) => Promise<ProductContent>;

/** Reads entries that were frozen for a preview, whose content is not stored yet, from the products themselves. */
export const contentReader = (products: readonly ProductRecord[]): ContentReader => {
  const byId = new Map(products.map((product) => [product.id, product]));
  return async ({ productId }) => contentOf(byId.get(productId)!);
};

/**
 * A page of differences, field by field. `readers` give the contents of the sides that are not stored.
 * Throws INVALID for bad page numbers.
 */
export const productDiffs = async (
  ctx: Reads,
  diffs: readonly EntryDiff[],
  input: DiffInput,
  readers: { before?: ContentReader; after?: ContentReader } = {},
): Promise<ProductDiffPage> => {
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
      name: (young ?? old)?.name ?? sku,
      productId: (await ctx.store.get('products', productId)) ? productId : null,
      fields: old && young ? diffContent(old, young) : [],
    };
  });
  return { diffs: await Promise.all(shown), summary: diffSummary(diffs), ...page };
};
