import type { ProductScanFilter } from '#server/db/store';
import { DomainError } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import type { CategoryRecord, CategoryRuleRecord } from '#server/records/categories';
import type { ProductContent, ProductRecord, VariantContent } from '#server/records/products';
import { fromStored, type SentenceValue } from '#server/records/sentence';
import type { DomainContext } from '../../context';
import { createRuleCache } from './ruleCache';

type Reads = Pick<DomainContext, 'store'>;

/** A category with a rule. */
type RuledCategory = CategoryRecord & { rule: CategoryRuleRecord };

/** The product whose categories are found, besides its content. */
export type Identity = Pick<ProductRecord, 'id' | 'createdAt' | 'updatedAt'>;

/** The categories of a product, and those of them that it has by their rules. */
type FoundCategories = Pick<ProductContent, 'categories' | 'ruleCategories'>;

/** The rules of the categories of a catalog. */
export interface CategoryRules {
  /**
   * Returns the categories that the product has with this content. `previous` is how it is stored. Of its
   * `ruleCategories` that are in the content's `categories`, but not in the content's `ruleCategories`, it is made a
   * member by hand.
   */
  find: (
    content: ProductContent<VariantContent>,
    identity: Identity,
    previous: ProductRecord | null,
  ) => FoundCategories;
  /** What rules name in vain, by the paths of their categories. Their products stay as they are until it is fixed. */
  faults: ReadonlyMap<string, SentenceValue>;
}

const NO_ISSUES = { error: 0, warning: 0, info: 0 };

/** Returns the content as a record. What is measured of a product is left out, because rules can't ask for it. */
export function toEvaluated(
  content: ProductContent<VariantContent>,
  catalogId: string,
  identity: Identity,
): ProductRecord {
  // As in `productRecord`.
  const record = {
    catalogId,
    ...content,
    ...identity,
    // Conditions do not read the IDs of variants.
    variants: content.variants as ProductRecord['variants'],
    completeness: 0,
    qualityScore: 0,
    completenessCells: '',
    issues: [],
    issueCounts: NO_ISSUES,
    revision: 0,
    lastVariantNumber: 0,
    createdBy: null,
    createdByJob: null,
    updatedBy: '',
    updatedByJob: null,
  };
  record.catalogId = catalogId;
  return record;
}

/** Reads the rules. What one names in vain is a fault of it. */
async function createCategoryRules(
  ctx: Reads,
  catalog: CatalogRecord,
  categories: readonly RuledCategory[],
): Promise<CategoryRules> {
  const { matchRecord } = await import('#server/db/recordMatcher');
  const { readRule } = await import('./readRule');
  const filters = new Map<string, ProductScanFilter>();
  const faults = new Map<string, SentenceValue>();
  const excluded = new Map<string, ReadonlySet<string>>();
  for (const { path, rule } of categories) {
    try {
      filters.set(path, await readRule(ctx, catalog, rule.where));
      excluded.set(path, new Set(rule.excludedIds));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'INVALID') throw error;
      faults.set(path, fromStored(error.sentence));
    }
  }
  const paths = [...filters.keys()].sort();
  const inOrder = paths.map((path) => filters.get(path)!);
  return {
    faults,
    find: (content, identity, previous) => {
      const ruledBefore = new Set(previous?.ruleCategories);
      const former = new Set(content.ruleCategories ?? ruledBefore);
      const matches = matchRecord(toEvaluated(content, catalog.id, identity), inOrder, catalog.currencies);
      const found = new Set(paths.filter((path, at) => matches[at] && !excluded.get(path)!.has(identity.id)));
      const kept = [...former].filter((path) => content.categories.includes(path) && faults.has(path));
      // Those that were by rule and no longer are, although they stay, were put there by hand.
      const byHand = new Set(previous?.categories);
      const own = content.categories.filter((path) => !former.has(path) && (byHand.has(path) || !found.has(path)));
      const ruled = [...new Set([...found, ...kept])].filter((path) => !own.includes(path)).sort();
      return { categories: [...own, ...ruled], ...(ruled.length > 0 && { ruleCategories: ruled }) };
    },
  };
}

const cached = createRuleCache<CategoryRules>();

/** Returns the categories of the catalog that have rules. */
export function listRuledCategories({ store }: Reads, catalogId: string): Promise<RuledCategory[]> {
  return store.list('categories', (record) => record.rule !== undefined && record.catalogId === catalogId) as Promise<
    RuledCategory[]
  >;
}

/** Without rules, products have only what is there by hand. */
const NO_RULES: CategoryRules = {
  faults: new Map(),
  find: ({ categories, ruleCategories }, _, previous) => {
    const former = new Set(ruleCategories ?? previous?.ruleCategories);
    return { categories: former.size ? categories.filter((path) => !former.has(path)) : categories };
  },
};

/** Returns the rules of the catalog's categories. Their code is loaded with the first of them. */
export async function loadCategoryRules(ctx: Reads, catalog: CatalogRecord): Promise<CategoryRules> {
  const categories = await listRuledCategories(ctx, catalog.id);
  if (!categories.length) return NO_RULES;
  return cached(ctx.store, catalog, categories, () => createCategoryRules(ctx, catalog, categories));
}
