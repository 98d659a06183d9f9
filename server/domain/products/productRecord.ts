import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent, ProductRecord, VariantContent, VariantRecord } from '../../records/products';
import type { ProductRules } from './rules/productRules';
import type { DefinedRules } from '../validation/families/createDefinedRules';
import { countIssues } from '../validation/issues';
import { getSelling } from '../validation/definedRules';
import { measureProduct } from '../validation/figures/measureProduct';
import { validateProduct } from '../validation/validateProduct';

/** Arguments for creating a product record. */
export interface ProductRecordArgs {
  /**
   * A variant can carry the ID of one of the product's existing variants, so that it stays the same variant under a new
   * SKU.
   */
  content: ProductContent<VariantContent & { id?: string }>;
  id: string;
  catalog: CatalogRecord;
  /** The stored product to replace; null for a new one. */
  previous: ProductRecord | null;
  /** The product's SKUs that another product of the catalog already uses. */
  takenSkus: ReadonlySet<string>;
  /** Whether another product of the catalog has the same slug. */
  isSlugTaken: boolean;
  /** SKUs of other products that no product has, each with the one that is most like it; undefined if not checked. */
  unknownSkus?: ReadonlyMap<string, string | null> | undefined;
  /** Which of the product’s unique values another product has, by `getValueId`; undefined if not checked. */
  takenValues?: ReadonlySet<string> | undefined;
  /** What definitions and families ask of products; undefined if there are no definitions. */
  rules: DefinedRules | undefined;
  /** The rules of the catalog's categories and channels; undefined if they are not evaluated. */
  productRules?: ProductRules | undefined;
  /** ISO 8601. */
  now: string;
  /** Full name of the user who made the change, or who started the job that does. */
  user: string;
  /** Id of the job that makes the change; null if none does. */
  job: string | null;
}

const has = (variant: VariantContent & { id?: string }, id: string): variant is VariantRecord => variant.id === id;

/**
 * Gives each variant the ID it carries or the one of the previous variant with its SKU. All others get a new ID that
 * was never used before.
 */
const identify = (
  variants: readonly (VariantContent & { id?: string })[],
  previous: ProductRecord | null,
  productId: string,
) => {
  if (!variants.length) return { variants: [], lastVariantNumber: previous?.lastVariantNumber ?? 0 };
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
  const identified = variants.map((variant, index): VariantRecord => {
    const id = brought[index] ?? take(bySku.get(variant.sku)) ?? `${productId}-${++lastVariantNumber}`;
    // Records are immutable. An unchanged variant stays the same object, so that it is compared fast.
    return has(variant, id) ? variant : { ...variant, id };
  });
  return { variants: identified, lastVariantNumber };
};

/**
 * Returns the stored form of a product: its content with IDs, issues, completeness, quality, and the next revision.
 * Edits, imports, clones, and undo all create their records here, so the same validation rules apply to all of them.
 */
export function productRecord(args: ProductRecordArgs): ProductRecord {
  const { id, catalog, previous, takenSkus, isSlugTaken, unknownSkus, takenValues, rules, now, user, job } = args;
  const identity = { id, createdAt: previous?.createdAt ?? now, updatedAt: now };
  const content = args.productRules?.place(args.content, identity, previous) ?? args.content;
  const { currencies, locales, defaultLocale, channels } = catalog;
  const scope = {
    productId: id,
    currencies,
    locales,
    defaultLocale,
    channels,
    takenSkus,
    isSlugTaken,
    unknownSkus,
    takenValues,
    soldIn: rules?.soldIn,
    labels: rules?.labels,
    attributeRule: rules?.attributeRule,
    now: new Date(now),
  };
  const issues = validateProduct(content, scope);
  const { variants, lastVariantNumber } = identify(content.variants, previous, id);
  const requirements = rules?.getRequirements(content.family, channels);
  // A product is passed as its own content to be measured anew.
  const measured = args.content === previous ? null : previous;
  const { completeness, qualityScore, completenessCells } = measureProduct(content, catalog, requirements, {
    previous: measured,
    selling: getSelling(rules, catalog),
  });
  // Not a spread first, and not Object.assign: see docs/decisions/0043-shapes-of-records.md.
  const record = {
    id,
    catalogId: catalog.id,
    ...content,
    variants,
    lastVariantNumber,
    completeness,
    qualityScore,
    completenessCells,
    issues,
    issueCounts: countIssues(issues),
    revision: (previous?.revision ?? 0) + 1,
    createdAt: previous?.createdAt ?? now,
    createdBy: previous ? previous.createdBy : user,
    createdByJob: previous ? previous.createdByJob : job,
    updatedAt: now,
    updatedBy: user,
    updatedByJob: job,
  };
  // The content can be that of another product, with its own.
  record.id = id;
  record.catalogId = catalog.id;
  return record;
}
