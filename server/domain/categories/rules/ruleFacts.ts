import type { InnerFilter } from '#server/db/store';
import type { CatalogRecord } from '#server/records/catalogs';
import type { CatalogChannelRecord } from '#server/records/channels';
import { splitCategoryId, type CategoryRuleRecord } from '#server/records/categories';
import type { ProductRecord } from '#server/records/products';
import type { SentenceValue } from '#server/records/sentence';
import type { CategoryRulePreviewInput, ChannelRuleScope } from '#server/types.generated';
import { getCatalog } from '../../catalogs/catalogList';
import type { DomainContext } from '../../context';
import { findCategory, getCategoryTree, type CategoryNode } from '../categoryTree';
import { loadCategoryRules } from '../../products/rules/categoryRules';
import { readRule } from '../../products/rules/readRule';

type Reads = Pick<DomainContext, 'store'>;

/** The rule of a category. */
export interface RuleOfCategory extends CategoryRuleRecord {
  category: CategoryNode;
}

/** A rule of a category, a channel, or feeds that names something in vain, and what. */
export interface ShownRuleFault {
  category: CategoryNode | null;
  channel: CatalogChannelRecord | null;
  scope: ChannelRuleScope | null;
  message: SentenceValue;
}

/** A rule of a category that can't be evaluated, and why. */
interface RuleFaultRecord {
  category: CategoryNode;
  message: SentenceValue;
}

/** Returns what the rule of the category names in vain; null if there is nothing. */
export async function getRuleFault(ctx: Reads, { catalogId, path }: CategoryNode): Promise<SentenceValue | null> {
  const rules = await loadCategoryRules(ctx, await getCatalog(ctx, catalogId));
  return rules.faults.get(path) ?? null;
}

/** Returns the rules of the catalog that name something in vain, in the order of the categories. */
export async function listRuleFaults(ctx: Reads, catalog: CatalogRecord): Promise<RuleFaultRecord[]> {
  const rules = await loadCategoryRules(ctx, catalog);
  if (!rules.faults.size) return [];
  const { categories } = await getCategoryTree(ctx, catalog.id);
  return categories.flatMap((category) => {
    const message = rules.faults.get(category.path);
    return message === undefined ? [] : [{ category, message }];
  });
}

/** Returns the rules of the catalog, in the order of the categories. */
export async function listRules(ctx: Reads, catalogId: string): Promise<RuleOfCategory[]> {
  const { categories } = await getCategoryTree(ctx, catalogId);
  return categories.flatMap((category) => (category.rule ? [{ ...category.rule, category }] : []));
}

/** Returns the number of products that the category has by its rule. */
export async function countRuled({ store }: Reads, { catalogId, path }: CategoryNode): Promise<number> {
  return (await store.products.ids(catalogId, { ruleCategory: path })).length;
}

/** Returns the products that the rule excludes, in the order in which they were excluded, without deleted ones. */
export async function listExcluded({ store }: Reads, rule: RuleOfCategory): Promise<ProductRecord[]> {
  return (await store.getMany('products', rule.excludedIds ?? [])).filter((product) => product !== undefined);
}

/** What a rule would do. */
export interface RulePreviewRecord {
  /** Products that it finds, without those that are excluded. */
  matching: number;
  /** Those of them that are not in the category yet. */
  joining: number;
  /** Products that the former rule has found, and this one does not. */
  leaving: number;
  /** The first products that it finds, by name. */
  products: ProductRecord[];
}

const isExactly = (path: string): InnerFilter => {
  const isMatch = (one: string) => one === path;
  return { readings: [], held: [{ held: 'categories', isMatch, isNot: false }], values: [], and: [], or: [], not: [] };
};

/** How many products a preview shows. */
const SHOWN = 5;

/** Returns what a rule would do if the category had it. Throws NOT_FOUND, and INVALID with `fields.where`. */
export async function previewRule(ctx: Reads, { id, where }: CategoryRulePreviewInput): Promise<RulePreviewRecord> {
  const [catalogId, path] = splitCategoryId(id);
  const catalog = await getCatalog(ctx, catalogId);
  const { rule } = findCategory(await getCategoryTree(ctx, catalogId), path);
  const filter = await readRule(ctx, catalog, where);
  const { products } = ctx.store;
  const excluded = new Set(rule?.excludedIds);
  const found = (await products.ids(catalogId, filter)).filter((one) => !excluded.has(one));
  const isFound = new Set(found);
  const members = new Set(await products.ids(catalogId, { inner: isExactly(path) }));
  const ruled = await products.ids(catalogId, { ruleCategory: path });
  const query = { catalogId, filter, sort: 'NAME', direction: 'ASC', offset: 0, limit: SHOWN } as const;
  return {
    matching: found.length,
    joining: found.filter((one) => !members.has(one)).length,
    leaving: ruled.filter((one) => !isFound.has(one)).length,
    products: (await products.find(query)).rows.filter((product) => !excluded.has(product.id)),
  };
}
