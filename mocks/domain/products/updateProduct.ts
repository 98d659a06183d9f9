import type { ProductRecord } from '../../records/products';
import type { MergeConflict, ProductInput } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import { catalogLock, withLock } from '../withLock';
import type { DomainContext } from '../context';
import { isSameContent } from './canonical';
import { applyInput } from './contentDraft';
import { mergeContent, type MergeResult } from './merge';
import { getProduct } from './productList';
import { assertValid } from './assertValid';
import { saveProduct } from './saveProduct';
import { normalizeInput } from './normalizeInput';

/** An edit of a product; see `productUpdate` in the schema. */
export interface ProductEdit {
  id: string;
  input: ProductInput;
  /** The revision on which the edit is based. */
  revision: number;
  /** The values of the fields in that revision. */
  base?: ProductInput | null;
  /** Conflicting fields to overwrite with the given values. */
  overwrite?: readonly string[] | null;
}

/** The result of an edit. If there are conflicts, nothing was saved. */
export interface ProductUpdate {
  product: ProductRecord;
  isSaved: boolean;
  /** Whether someone else has saved the product since the edit began. */
  isMerged: boolean;
  merged: string[];
  conflicts: MergeConflict[];
}

const givenFields = (input: ProductInput) =>
  Object.entries(input).flatMap(([field, value]) => (value === undefined ? [] : [field]));

/** Merges the edit into the stored product. Throws INVALID with `fields`. */
const mergeEdit = (stored: ProductRecord, { input, revision, base, overwrite }: ProductEdit): MergeResult => {
  const isStale = revision !== stored.revision;
  const before = isStale ? applyInput(stored, base ?? {}) : stored;
  const mine = applyInput(before, normalizeInput(input));
  assertValid(mine, before);
  if (!isStale) return { content: mine, merged: [], conflicts: [] };
  const known = new Set(givenFields(base ?? {}));
  const unknown = new Set(givenFields(input).filter((field) => !known.has(field)));
  return mergeContent({ base: before, mine, theirs: stored, unknown, overwrite: new Set(overwrite) });
};

/**
 * Updates the given fields of a product and merges them field by field with changes made by others since `revision`. An
 * edit without changes is not recorded. Throws NOT_FOUND, INVALID with `fields`, or CONFLICT with `fields` for a SKU
 * that another product uses. Conflicting changes are returned, not thrown.
 */
export async function updateProduct(
  ctx: Pick<DomainContext, 'store' | 'now' | 'user' | 'limits' | 'locks'>,
  edit: ProductEdit,
): Promise<ProductUpdate> {
  const { catalogId } = await getProduct(ctx, edit.id);
  return withLock(ctx, catalogLock(catalogId), async () => {
    const stored = await getProduct(ctx, edit.id);
    const catalog = await getCatalog(ctx, catalogId);
    const { content, merged, conflicts } = mergeEdit(stored, edit);
    const isMerged = edit.revision !== stored.revision;
    if (conflicts.length) return { product: stored, isSaved: false, isMerged, merged, conflicts };
    const product = isSameContent(content, stored)
      ? stored
      : await saveProduct(ctx, { catalog, content, previous: stored });
    return { product, isSaved: true, isMerged, merged, conflicts };
  });
}
