import { notFound } from '../../errors';
import type { ProductContent } from '../../records/products';
import type { DiffSummaryRecord, PublishedCatalogRecord, PublishedEntry } from '../../records/publishedCatalogs';
import type { DiffKind, ProductDiff } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageInput, pageOfRows } from '../lists/paging';
import { getContent } from '../products/canonical';
import { diffContent } from '../products/diff';
import { diffSummary, type EntryDiff } from './diffEntries';
import { readContents } from './entryContents';

type Reads = Pick<DomainContext, 'store'>;

/** Which differences to return, one page at a time. */
export interface DiffInput extends PageInput {
  kind?: DiffKind | null;
  /** Whether to return products that only enter or leave channels; true by default. */
  withMoved?: boolean;
}

/** A page of differences with their changed fields. */
export interface ProductDiffPage {
  diffs: ProductDiff[];
  /** The version that the products are compared with. */
  before: PublishedCatalogRecord | null;
  summary: DiffSummaryRecord;
  movedCount: number;
  totalDocs: number;
  totalPages: number;
  page: number;
  perPage: number;
}

/** Whether the product only enters or leaves channels. */
const isOnlyMoved = ({ before, after, notInChannels }: EntryDiff) =>
  notInChannels !== undefined && before?.hash === after?.hash;

type ContentReader = (entries: readonly PublishedEntry[]) => Promise<ProductContent[]>;

/**
 * Returns a reader for entries that were frozen for a preview. Their content is not stored yet, so it is read from the
 * products.
 */
export function contentReader({ store }: Reads): ContentReader {
  return async (entries) => {
    const ids = entries.map(({ productId }) => productId);
    return (await store.getMany('products', ids)).map((product, at) => {
      if (!product) throw notFound('product', ids[at]!);
      return getContent(product);
    });
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
  const stored: ContentReader = (entries) => readContents(ctx, entries);
  const { before: readBefore = stored, after: readAfter = stored } = readers;
  const found = input.kind ? diffs.filter(({ kind }) => kind === input.kind) : diffs;
  const others = found.filter((diff) => !isOnlyMoved(diff));
  const { rows, ...page } = pageOfRows(input.withMoved === false ? others : found, input);
  const [oldOnes, youngOnes, products] = await Promise.all([
    readBefore(rows.flatMap(({ before }) => before ?? [])),
    readAfter(rows.flatMap(({ after }) => after ?? [])),
    ctx.store.getMany(
      'products',
      rows.map(({ productId }) => productId),
    ),
  ]);
  const shown = rows.map(({ kind, sku, productId, before, after, notInChannels }, at): ProductDiff => {
    const old = before && oldOnes.shift();
    const young = after && youngOnes.shift();
    return {
      kind,
      sku,
      // A name can be empty in a preview.
      name: (young ?? old)?.name || sku,
      productId,
      isDeleted: !products[at],
      fields: [
        ...(old && young ? diffContent(old, young) : []),
        ...(notInChannels ? [{ field: 'notInChannels', ...notInChannels }] : []),
      ],
    };
  });
  return { diffs: shown, summary: diffSummary(diffs), movedCount: found.length - others.length, ...page };
}
