import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent, ProductRecord, VariantContent, VariantRecord } from '../../records/products';
import { completenessOf } from '../validation/completeness';
import { countIssues } from '../validation/issues';
import { validateProduct } from '../validation/validateProduct';

/** What is needed to store a product's content. */
export interface ProductRecordArgs {
  /** Variants may bring the id of a variant that the product has already, so that one with a new SKU stays the same. */
  content: ProductContent<VariantContent & { id?: string }>;
  id: string;
  catalog: CatalogRecord;
  /** The stored product that this one takes the place of; null for a new one. */
  previous: ProductRecord | null;
  /** Those of its SKUs that another product of the catalog holds. */
  takenSkus: ReadonlySet<string>;
  /** Whether another product of the catalog has its slug. */
  isSlugTaken: boolean;
  /** ISO 8601. */
  now: string;
  /** Full name of who changed it. */
  user: string;
}

/** Gives each variant the id that it brings or has had under its SKU, and a new one that no variant ever had to the others. */
const identify = (
  variants: readonly (VariantContent & { id?: string })[],
  previous: ProductRecord | null,
  productId: string,
) => {
  const known = new Set(previous?.variants.map(({ id }) => id));
  const bySku = new Map(previous?.variants.map(({ id, sku }) => [sku, id]));
  const given = new Set<string>();
  const take = (id: string | undefined) => {
    if (id === undefined || !known.has(id) || given.has(id)) return undefined;
    given.add(id);
    return id;
  };
  const brought = variants.map(({ id }) => take(id));
  let lastVariantNumber = previous?.lastVariantNumber ?? 0;
  const identified = variants.map((variant, index): VariantRecord => ({
    ...variant,
    id: brought[index] ?? take(bySku.get(variant.sku)) ?? `${productId}-${++lastVariantNumber}`,
  }));
  return { variants: identified, lastVariantNumber };
};

/**
 * The stored form of a product: its content with ids, findings, completeness and the next revision.
 * Edits, imports, clones and undo all make their records here, so that each is checked by the same rules.
 */
export const productRecord = (args: ProductRecordArgs): ProductRecord => {
  const { content, id, catalog, previous, takenSkus, isSlugTaken, now, user } = args;
  const scope = { productId: id, currencies: catalog.currencies, takenSkus, isSlugTaken, now: new Date(now) };
  const issues = validateProduct(content, scope);
  return {
    ...content,
    ...identify(content.variants, previous, id),
    id,
    catalogId: catalog.id,
    completeness: completenessOf(content),
    issues,
    issueCounts: countIssues(issues),
    revision: (previous?.revision ?? 0) + 1,
    createdAt: previous?.createdAt ?? now,
    updatedAt: now,
    updatedBy: user,
  };
};
