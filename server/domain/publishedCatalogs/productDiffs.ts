import { notFound } from '../../errors';
import type { ProductContent } from '../../records/products';
import type { DiffSummaryRecord, PublishedCatalogRecord, PublishedEntry } from '../../records/publishedCatalogs';
import type { DiffKind, ProductDiff } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageInput, pageOfRows } from '../lists/paging';
import { getContent } from '../products/canonical';
import { diffContent } from '../products/diff';
import { diffSummary, type EntryDiff } from './diffEntries';
import { contentOfEntry } from './entryContents';

type Reads = Pick<DomainContext, 'store'>;

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
  const shown = rows.map(async ({ kind, sku, productId, before, after }): Promise<ProductDiff> => {
    const old = before && (await readBefore(before));
    const young = after && (await readAfter(after));
    return {
      kind,
      sku,
      // A name can be empty in a preview.
      name: (young ?? old)?.name || sku,
      productId,
      isDeleted: !(await ctx.store.get('products', productId)),
      fields: old && young ? diffContent(old, young) : [],
    };
  });
  return { diffs: await Promise.all(shown), summary: diffSummary(diffs), ...page };
}
