import { compareNames } from '../locales/nameOrder';
import { DomainError } from '../../errors';
import { say } from '../../records/sentence';
import { isInBranch } from '#shared/branch';
import { categoryId, getBranchPaths, getCategoryName, getParentPath } from '../../records/categories';
import type { CategoryRecord, CategoryRuleRecord } from '../../records/categories';
import type { LocalizedTextRecord } from '../../records/attributes';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { nearestText } from '../texts/nearestText';
import { shown } from '../validation/finding';

type Reads = Pick<DomainContext, 'store'>;

/** A category in its tree. */
export interface CategoryNode {
  id: string;
  catalogId: string;
  path: string;
  name: string;
  /** 1 for a root category. */
  level: number;
  /** Path of the category above; null for a root category. */
  parent: string | null;
  /** Place among its siblings, from 1. */
  position: number;
  /** The name in other languages. */
  labels: LocalizedTextRecord[];
  googleCategory: string | null;
  /** Null if all of its products were put there by hand. */
  rule: CategoryRuleRecord | null;
  /** Products that have exactly this category. */
  ownProductCount: number;
  /** Products that have it or one below it, each counted once. */
  productCount: number;
  /** Those of `productCount` that have no other category. */
  exclusiveProductCount: number;
}

/** The categories of a catalog from top to bottom, and the number of products without one. */
export interface CategoryTree {
  categories: CategoryNode[];
  unassignedCount: number;
}

const NO_PRODUCTS = { own: 0, all: 0, only: 0 };

/** Returns the stored categories of the catalog by path. */
export async function readCategoryRecords({ store }: Reads, catalogId: string): Promise<Map<string, CategoryRecord>> {
  const records = await store.list('categories', (record) => record.catalogId === catalogId);
  return new Map(records.map((record) => [record.path, record]));
}

/** Returns the categories that products have and those that are stored, each before those below it. */
export async function getCategoryTree(ctx: Reads, catalogId: string): Promise<CategoryTree> {
  const records = await readCategoryRecords(ctx, catalogId);
  const { counts, unassigned } = await ctx.store.products.categoryCounts(catalogId);
  const children = new Map<string | null, string[]>();
  for (const path of new Set([...counts.keys(), ...[...records.keys()].flatMap(getBranchPaths)])) {
    const parent = getParentPath(path);
    const siblings = children.get(parent);
    if (siblings) siblings.push(path);
    else children.set(parent, [path]);
  }
  const getPosition = (path: string) => records.get(path)?.position ?? Number.MAX_SAFE_INTEGER;
  const compare = (a: string, b: string) =>
    getPosition(a) - getPosition(b) || compareNames(getCategoryName(a), getCategoryName(b)) || (a < b ? -1 : 1);

  const addBelow = (parent: string | null, level: number, nodes: CategoryNode[]): CategoryNode[] => {
    children
      .get(parent)
      ?.sort(compare)
      .forEach((path, index) => {
        const { own, all, only } = counts.get(path) ?? NO_PRODUCTS;
        const { labels = [], googleCategory = null, rule = null } = records.get(path) ?? {};
        nodes.push({
          id: categoryId(catalogId, path),
          catalogId,
          path,
          name: getCategoryName(path),
          level,
          parent,
          position: index + 1,
          labels,
          googleCategory,
          rule,
          ownProductCount: own,
          productCount: all,
          exclusiveProductCount: only,
        });
        addBelow(path, level + 1, nodes);
      });
    return nodes;
  };
  return { categories: addBelow(null, 1, []), unassignedCount: unassigned };
}

/**
 * Returns the category of the tree. Throws NOT_FOUND with the nearest path, at the field of an input if it is given.
 */
export function findCategory({ categories }: CategoryTree, path: string, field?: string): CategoryNode {
  const category = categories.find((node) => node.path === path);
  if (category) return category;
  const nearest = nearestText(
    path,
    categories.map((node) => node.path),
  );
  const message =
    nearest === null
      ? say`No category has the path “${shown(path)}”.`
      : say`No category has the path “${shown(path)}”. The nearest one is “${nearest}”.`;
  throw new DomainError('NOT_FOUND', message, field === undefined ? undefined : { [field]: message });
}

/** What deleting a category would do. */
export interface CategoryDeletionRecord {
  categories: number;
  products: number;
  unassigned: number;
}

/**
 * Returns what deleting a category would do if its products were moved to `moveTo`, or else lost it. Throws NOT_FOUND.
 */
export async function previewDeletion(
  ctx: Reads,
  { catalogId, path, moveTo }: { catalogId: string; path: string; moveTo?: string | null },
): Promise<CategoryDeletionRecord> {
  await getCatalog(ctx, catalogId);
  const tree = await getCategoryTree(ctx, catalogId);
  const { productCount, exclusiveProductCount } = findCategory(tree, path);
  return {
    categories: tree.categories.filter((node) => isInBranch(node.path, path)).length,
    products: productCount,
    unassigned: moveTo === undefined || moveTo === null ? exclusiveProductCount : 0,
  };
}
