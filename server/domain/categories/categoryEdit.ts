import { isInBranch } from '#shared/branch';
import {
  categoryId,
  getCategoryDetails,
  getParentPath,
  hasCategoryDetails,
  type CategoryDetails,
  type CategoryEditRecord,
  type CategoryRecord,
} from '../../records/categories';
import type { Change } from '../../records/tables';
import type { DomainContext } from '../context';
import { followCategory } from './followCategory';
import { getCategoryTree, readCategoryRecords } from './categoryTree';

/** Returns the new path of a category; null if it is deleted and its products move nowhere. */
function editPath(path: string, { from, to, keepsBranch }: CategoryEditRecord): string | null {
  if (!isInBranch(path, from)) return path;
  return to !== null && keepsBranch ? to + path.slice(from.length) : to;
}

/** Returns the categories of a product after the edit, each once. */
export function editCategories(categories: readonly string[], edit: CategoryEditRecord): string[] {
  return [...new Set(categories.flatMap((path) => editPath(path, edit) ?? []))];
}

/**
 * Returns which categories a product has by their rules after the edit. In the place of a deleted one, it is by hand.
 */
export function editRuleCategories(ruleCategories: readonly string[], edit: CategoryEditRecord): string[] {
  const kept = edit.keepsBranch ? ruleCategories : ruleCategories.filter((path) => !isInBranch(path, edit.from));
  return editCategories(kept, edit);
}

/** What a category keeps when it moves. */
type Kept = CategoryDetails & Pick<CategoryRecord, 'rule'>;

const hasKept = (record: Kept) => record.rule !== undefined || hasCategoryDetails(record);

/** Stores the category at the path with the details of a record and a place of its own. */
const put = (
  catalogId: string,
  path: string,
  { details = {}, position }: { details?: Kept | undefined; position?: number | undefined } = {},
): Change => ({
  table: 'categories',
  put: {
    id: categoryId(catalogId, path),
    catalogId,
    path,
    ...(position !== undefined && { position }),
    ...getCategoryDetails(details),
    ...(details.rule && { rule: details.rule }),
  },
});

const remove = (catalogId: string, path: string): Change => ({
  table: 'categories',
  remove: categoryId(catalogId, path),
});

/** Returns the changes that put the category at the position among its siblings, all of which get a position. */
export async function placeCategory(
  ctx: Pick<DomainContext, 'store'>,
  catalogId: string,
  { path, former = path, position }: { path: string; former?: string; position: number },
): Promise<Change[]> {
  const parent = getParentPath(path);
  const { categories } = await getCategoryTree(ctx, catalogId);
  const records = await readCategoryRecords(ctx, catalogId);
  const siblings = categories.filter((node) => node.parent === parent && node.path !== former).map((node) => node.path);
  const index = Math.max(0, Math.min(position - 1, siblings.length));
  const ordered = [...siblings.slice(0, index), path, ...siblings.slice(index)];
  return ordered.map((sibling, at) =>
    put(catalogId, sibling, { details: records.get(sibling === path ? former : sibling), position: at + 1 }),
  );
}

/** Returns the stored categories that the edit moves or deletes, and the changes that do it. */
export async function editRecords(
  ctx: Pick<DomainContext, 'store'>,
  catalogId: string,
  edit: CategoryEditRecord,
): Promise<{ former: CategoryRecord[]; changes: Change[] }> {
  const { from, to, keepsBranch, position } = edit;
  const records = await readCategoryRecords(ctx, catalogId);
  const former = [...records.values()].filter(({ path }) => isInBranch(path, from));
  const parent = getParentPath(from);
  const isRenamed = keepsBranch && to !== null && getParentPath(to) === parent;
  const moved = former.map((record) =>
    put(catalogId, editPath(record.path, edit) ?? '', {
      details: record,
      position: record.path === from && !isRenamed ? undefined : record.position,
    }),
  );
  const placed =
    to !== null && typeof position === 'number'
      ? await placeCategory(ctx, catalogId, { path: to, former: from, position })
      : [];
  return {
    former,
    changes: [
      ...former.map(({ path }) => remove(catalogId, path)),
      ...(keepsBranch ? moved : []),
      ...placed,
      // The category above stays, even if it was only there because of this one.
      ...(!isRenamed && parent !== null && !records.has(parent) ? [put(catalogId, parent)] : []),
      ...(await followCategory(ctx, catalogId, edit)),
    ],
  };
}

/**
 * Returns the changes that undo `editRecords`. Categories that have been created again since stay as they are, and
 * details that have been changed since are kept.
 */
export async function undoEditRecords(
  ctx: Pick<DomainContext, 'store'>,
  catalogId: string,
  { edit, former }: { edit: CategoryEditRecord; former: readonly CategoryRecord[] },
): Promise<Change[]> {
  const records = await readCategoryRecords(ctx, catalogId);
  const { from, to, keepsBranch } = edit;
  if (!keepsBranch || to === null) {
    return former.flatMap((record): Change[] =>
      records.has(record.path) ? [] : [{ table: 'categories', put: record }],
    );
  }
  const known = new Map(former.map((record) => [record.path, record]));
  const getFormerPath = (path: string) => from + path.slice(to.length);
  const moved = [...records.values()].filter(
    (record) =>
      isInBranch(record.path, to) && (record.path === to || known.has(getFormerPath(record.path)) || hasKept(record)),
  );
  // Without details of their own, categories that had no record go back to being known from products alone.
  const restored = moved.filter((record) => known.has(getFormerPath(record.path)) || hasKept(record));
  return [
    ...moved.map(({ path }) => remove(catalogId, path)),
    ...restored.flatMap((record) => {
      const path = getFormerPath(record.path);
      return records.has(path) ? [] : [put(catalogId, path, { details: record, position: known.get(path)?.position })];
    }),
    ...(await followCategory(ctx, catalogId, { from: to, to: from, keepsBranch })),
  ];
}
