import {
  categoryId,
  getParentPath,
  isInBranch,
  type CategoryEditRecord,
  type CategoryRecord,
} from '../../records/categories';
import type { Change } from '../../records/tables';
import type { DomainContext } from '../context';
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

const put = (catalogId: string, path: string, position?: number): Change => ({
  table: 'categories',
  put: { id: categoryId(catalogId, path), catalogId, path, ...(position !== undefined && { position }) },
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
  const siblings = categories.filter((node) => node.parent === parent && node.path !== former).map((node) => node.path);
  const index = Math.max(0, Math.min(position - 1, siblings.length));
  const ordered = [...siblings.slice(0, index), path, ...siblings.slice(index)];
  return ordered.map((sibling, at) => put(catalogId, sibling, at + 1));
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
    put(catalogId, editPath(record.path, edit) ?? '', record.path === from && !isRenamed ? undefined : record.position),
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
    ],
  };
}

/** Returns the changes that undo `editRecords`. Categories that have been created again since stay as they are. */
export async function undoEditRecords(
  ctx: Pick<DomainContext, 'store'>,
  catalogId: string,
  { edit, former }: { edit: CategoryEditRecord; former: readonly CategoryRecord[] },
): Promise<Change[]> {
  const records = await readCategoryRecords(ctx, catalogId);
  const created = new Set(edit.keepsBranch ? [edit.to, ...former.map(({ path }) => editPath(path, edit))] : []);
  return [
    ...[...created].flatMap((path) => (path !== null && records.has(path) ? [remove(catalogId, path)] : [])),
    ...former.flatMap((record): Change[] => (records.has(record.path) ? [] : [{ table: 'categories', put: record }])),
  ];
}
