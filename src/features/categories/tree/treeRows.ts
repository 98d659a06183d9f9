import { hasMatch } from '#lib/textMatch';
import type { CategoryRowFragment } from '../CategoryTree.generated';

/** A category that is visible in the tree. */
export interface TreeRow {
  category: CategoryRowFragment;
  hasChildren: boolean;
  isExpanded: boolean;
  siblingCount: number;
}

/** Up to this number of categories, all of them are visible at first. */
const smallTree = 60;

/** Returns the paths of all categories above this one. */
export function getAncestors(path: string): string[] {
  const levels = path.split('/');
  return levels.slice(1).map((_, depth) => levels.slice(0, depth + 1).join('/'));
}

/** The last name of a path. */
export function getName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path as it is shown: with the names separated by arrows. */
export function formatPath(path: string): string {
  return path.split('/').join(' › ');
}

/** Returns the paths that are expanded at first: all of them in a small tree, otherwise none. */
export function getFirstExpanded(categories: readonly CategoryRowFragment[]): ReadonlySet<string> {
  return new Set(categories.length <= smallTree ? categories.map(({ path }) => path) : []);
}

/**
 * Returns the visible rows from top to bottom: those whose categories above are all expanded, or, while searching, the
 * matches with all categories above them.
 */
export function getTreeRows(
  categories: readonly CategoryRowFragment[],
  { expanded, q }: { expanded: ReadonlySet<string>; q: string },
): TreeRow[] {
  const childCounts = new Map<string | null, number>();
  for (const { parent } of categories) childCounts.set(parent, (childCounts.get(parent) ?? 0) + 1);
  const isSearch = q.trim() !== '';
  const matches = new Set(
    isSearch
      ? categories.filter(({ name }) => hasMatch(name, q)).flatMap(({ path }) => [path, ...getAncestors(path)])
      : [],
  );
  const open = isSearch ? new Set([...matches].flatMap(getAncestors)) : expanded;
  const rows: TreeRow[] = [];
  let closed: string | null = null;
  for (const category of categories) {
    const { path, parent } = category;
    if (closed !== null && path.startsWith(`${closed}/`)) continue;
    closed = null;
    if (isSearch && !matches.has(path)) continue;
    const hasChildren = childCounts.has(path);
    const isExpanded = hasChildren && open.has(path);
    if (hasChildren && !isExpanded) closed = path;
    rows.push({ category, hasChildren, isExpanded, siblingCount: childCounts.get(parent) ?? 1 });
  }
  return rows;
}
