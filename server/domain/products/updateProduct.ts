import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord, VariantRecord } from '../../records/products';
import type { MergeConflict, ProductInput } from '../../types.generated';
import { assertAssociations } from '../associations/partCycle';
import { getCatalog } from '../catalogs/catalogList';
import { assertFamilyKnown } from '../definitions/knownFamily';
import { catalogLock, withLock } from '../withLock';
import type { DomainContext } from '../context';
import { isSameContent } from './canonical';
import { applyInput } from './contentDraft';
import { isSameValue } from './contentFields';
import { mergeContent, type MergeResult } from './merge/merge';
import { getProduct } from './productList';
import { assertValid } from './assertValid';
import { assertValuesKnown } from './readAttribute';
import { createSkuFinder, saveProduct } from './saveProduct';
import { normalizeInput } from './normalizeInput';

/** An edit of a product; see `updateProduct` in the schema. */
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
  /** The variants that the former revision did not have like this. */
  changedVariants: VariantRecord[];
  conflicts: MergeConflict[];
}

const givenFields = (input: ProductInput) =>
  Object.entries(input).flatMap(([field, value]) => (value === undefined ? [] : [field]));

/** Merges the edit into the stored product. Throws INVALID with `fields`. */
const mergeEdit = (
  stored: ProductRecord,
  catalog: CatalogRecord,
  { input, revision, base, overwrite }: ProductEdit,
): MergeResult => {
  const isStale = revision !== stored.revision;
  const before = isStale ? applyInput(stored, base ?? {}) : stored;
  const mine = applyInput(before, normalizeInput(input, catalog.timeZone));
  assertValid(mine, before, catalog);
  if (!isStale) return { content: mine, merged: [], conflicts: [] };
  const known = new Set(givenFields(base ?? {}));
  const unknown = new Set(givenFields(input).filter((field) => !known.has(field)));
  return mergeContent({ base: before, mine, theirs: stored, unknown, overwrite: new Set(overwrite) });
};

const findChangedVariants = (former: ProductRecord, { variants }: ProductRecord): VariantRecord[] => {
  const formers = new Map(former.variants.map((variant) => [variant.id, variant]));
  return variants.filter((variant) => !isSameValue(formers.get(variant.id), variant));
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
  return withLock(ctx, catalogLock(catalogId), async (commit) => {
    const stored = await getProduct(ctx, edit.id);
    const catalog = await getCatalog(ctx, catalogId);
    const { content, merged, conflicts } = mergeEdit(stored, catalog, edit);
    await assertValuesKnown(ctx.store, catalogId, content, stored);
    await assertFamilyKnown(ctx.store, content.family, stored.family);
    await assertAssociations(content, createSkuFinder(ctx, catalogId));
    const isMerged = edit.revision !== stored.revision;
    if (conflicts.length) {
      return { product: stored, isSaved: false, isMerged, merged, changedVariants: [], conflicts };
    }
    const product = isSameContent(content, stored)
      ? stored
      : await saveProduct(ctx, commit, { catalog, content, previous: stored });
    const changedVariants = product === stored ? [] : findChangedVariants(stored, product);
    return { product, isSaved: true, isMerged, merged, changedVariants, conflicts };
  });
}
