import type { LocalizedTextRecord } from './attributes';

/** What a category has beside its path and its place. */
export interface CategoryDetails {
  /** Its name in other languages than the catalog's default one, each once; absent if there are none. */
  labels?: LocalizedTextRecord[];
  /** The ID or the full path of a category of Google's product taxonomy; absent if none is set. */
  googleCategory?: string;
}

/** Which products are in a category besides those that were put there by hand. */
export interface CategoryRuleRecord {
  /** Conditions as a text, see `parseFilterText`. */
  where: string;
  /** The products that it leaves out by hand, in the order in which they were excluded; absent if there are none. */
  excludedIds?: string[];
  /** When its conditions were changed last, and by whom (full name). */
  updatedAt: string;
  updatedBy: string;
}

/** The details of the category with the path. */
export interface DetailedCategory extends CategoryDetails {
  path: string;
}

/**
 * What the paths in products do not say about a category. Categories are identified by their path, so a category that
 * products have needs no record; one without products exists because of its record.
 */
export interface CategoryRecord extends CategoryDetails {
  /** `${catalogId}:${path}` */
  id: string;
  catalogId: string;
  /** The names from the root category to this one, separated by `/`. */
  path: string;
  /** Place among its siblings; absent if it comes after those that have one, sorted by name. */
  position?: number;
  /** Absent if all of its products were put there by hand. */
  rule?: CategoryRuleRecord;
}

/** Returns the ID of the category's record. */
export function categoryId(catalogId: string, path: string): string {
  return `${catalogId}:${path}`;
}

/** Returns the catalog and the path of the category with the ID. */
export function splitCategoryId(id: string): [catalogId: string, path: string] {
  const end = id.indexOf(':');
  return [id.slice(0, end), id.slice(end + 1)];
}

/** Returns the details without those that are absent. */
export function getCategoryDetails({ labels, googleCategory }: CategoryDetails): CategoryDetails {
  return { ...(labels && { labels }), ...(googleCategory !== undefined && { googleCategory }) };
}

/** Whether a name in another language or a Google category is set. */
export function hasCategoryDetails({ labels, googleCategory }: CategoryDetails): boolean {
  return labels !== undefined || googleCategory !== undefined;
}

/** Returns the path of the category above, or null for a root category. */
export function getParentPath(path: string): string | null {
  const end = path.lastIndexOf('/');
  return end > 0 ? path.slice(0, end) : null;
}

/** Returns the last name of the path. */
export function getCategoryName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the path of a category below another one, or of a root category if `parent` is null. */
export function joinPath(parent: string | null, name: string): string {
  return parent === null ? name : `${parent}/${name}`;
}

/** Returns the path of the category and of all above it, from bottom to top. */
export function getBranchPaths(path: string): string[] {
  const paths = [path];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) paths.push(path.slice(0, end));
  return paths;
}

/** A change to a category and all below it. */
export interface CategoryEditRecord {
  from: string;
  /** The new path; null if the category is deleted and its products move nowhere. */
  to: string | null;
  /** Whether the categories below it move with it; otherwise all of them are deleted, and their products get `to`. */
  keepsBranch: boolean;
  /** The new place among its siblings; absent if it comes after those that have one. */
  position?: number;
}

/** Returns the given categories with those that the product has by their rules, which no edit adds or removes. */
export function withRuleCategories(
  { ruleCategories = [] }: { ruleCategories?: readonly string[] },
  given: readonly string[],
): string[] {
  const byRule = new Set(ruleCategories);
  return [...given.filter((path) => !byRule.has(path)), ...ruleCategories];
}
