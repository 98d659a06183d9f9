import { DomainError } from '../../errors';
import { categoryId, getParentPath, type CategoryEditRecord } from '../../records/categories';
import type { JobRecord } from '../../records/jobs';
import { say } from '../../records/sentence';
import type {
  CreateCategoryInput,
  DeleteCategoryInput,
  MoveCategoryInput,
  RenameCategoryInput,
} from '../../types.generated';
import { getOpenCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { assertCatalogFree, createJob } from '../jobs/createJob';
import { catalogLock, withLock } from '../withLock';
import { editRecords, placeCategory } from './categoryEdit';
import { assertOutside, getFreePath, toCategoryName } from './categoryFields';
import { findCategory, getCategoryTree, type CategoryNode, type CategoryTree } from './categoryTree';

/** Creates a category without products. Throws NOT_FOUND, or INVALID or CONFLICT with `fields`. */
export async function createCategory(
  ctx: DomainContext,
  { catalogId, parent = null, name: given }: CreateCategoryInput,
): Promise<CategoryNode> {
  await getOpenCatalog(ctx, catalogId);
  const name = toCategoryName(given);
  const path = await withLock(ctx, catalogLock(catalogId), async (commit) => {
    const tree = await getCategoryTree(ctx, catalogId);
    if (parent !== null) findCategory(tree, parent, 'parent');
    const free = getFreePath(tree, { parent, name, field: 'name' });
    await commit([{ table: 'categories', put: { id: categoryId(catalogId, free), catalogId, path: free } }]);
    return free;
  });
  return findCategory(await getCategoryTree(ctx, catalogId), path);
}

/** The job that changes the products of a category; null if it has none and has been changed already. */
interface StartedEdit {
  job: JobRecord | null;
}

/**
 * Applies an edit: at once if no product has the category or one below it, otherwise by a job. Throws CONFLICT if
 * another job is changing the catalog.
 */
const startEdit = async (
  ctx: DomainContext,
  catalogId: string,
  toEdit: (tree: CategoryTree) => CategoryEditRecord,
): Promise<StartedEdit & { edit: CategoryEditRecord }> => {
  await getOpenCatalog(ctx, catalogId);
  const job = { type: 'BULK_EDIT', mode: 'APPLY', catalogId } as const;
  const { edit, isDone } = await withLock(ctx, catalogLock(catalogId), async (commit) => {
    const tree = await getCategoryTree(ctx, catalogId);
    const wanted = toEdit(tree);
    if (wanted.from === wanted.to) return { edit: wanted, isDone: true };
    if (findCategory(tree, wanted.from).productCount > 0) return { edit: wanted, isDone: false };
    await assertCatalogFree(ctx, job);
    await commit((await editRecords(ctx, catalogId, wanted)).changes);
    return { edit: wanted, isDone: true };
  });
  return { edit, job: isDone ? null : await createJob(ctx, { ...job, input: { kind: 'categories', edit } }) };
};

/** Renames a category. Throws NOT_FOUND, INVALID with `fields`, or CONFLICT. */
export async function renameCategory(
  ctx: DomainContext,
  { catalogId, path, name: given }: RenameCategoryInput,
): Promise<StartedEdit & { path: string }> {
  const name = toCategoryName(given);
  const { job, edit } = await startEdit(ctx, catalogId, (tree) => {
    findCategory(tree, path);
    const to = getFreePath(tree, { parent: getParentPath(path), name, former: path, field: 'name' });
    return { from: path, to, keepsBranch: true };
  });
  return { job, path: edit.to ?? path };
}

/**
 * Moves a category with those below it to another parent, or to another place among its siblings. Throws NOT_FOUND,
 * INVALID with `fields` if the parent is in its branch, or CONFLICT.
 */
export async function moveCategory(
  ctx: DomainContext,
  { catalogId, path, parent = null, position }: MoveCategoryInput,
): Promise<StartedEdit & { path: string }> {
  if (parent === getParentPath(path)) {
    await withLock(ctx, catalogLock(catalogId), async (commit) => {
      await getOpenCatalog(ctx, catalogId);
      const former = findCategory(await getCategoryTree(ctx, catalogId), path);
      await commit(await placeCategory(ctx, catalogId, { path, position: position ?? former.position }));
    });
    return { job: null, path };
  }
  const { job, edit } = await startEdit(ctx, catalogId, (tree) => {
    const { name } = findCategory(tree, path);
    assertOutside(tree, parent, path, 'parent');
    const to = getFreePath(tree, { parent, name, former: path, field: 'parent' });
    return { from: path, to, keepsBranch: true, ...(typeof position === 'number' && { position }) };
  });
  return { job, path: edit.to ?? path };
}

/**
 * Deletes a category with those below it. Its products get `moveTo` in their place, or lose them. Throws NOT_FOUND,
 * INVALID with `fields`, or CONFLICT, also if the number of products is not the expected one.
 */
export async function deleteCategory(
  ctx: DomainContext,
  { catalogId, path, moveTo = null, expectedCount }: DeleteCategoryInput,
): Promise<StartedEdit> {
  const { job } = await startEdit(ctx, catalogId, (tree) => {
    const { productCount } = findCategory(tree, path);
    assertOutside(tree, moveTo, path, 'moveTo');
    if (productCount !== expectedCount) {
      throw new DomainError(
        'CONFLICT',
        say`The category has changed. Number of products expected: ${expectedCount}, found: ${productCount}. Review them, then try again.`,
        { expectedCount: say`Now found: ${productCount}.` },
      );
    }
    return { from: path, to: moveTo, keepsBranch: false };
  });
  return { job };
}
