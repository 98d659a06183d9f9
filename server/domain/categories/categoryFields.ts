import { DomainError } from '../../errors';
import { isInBranch } from '#shared/branch';
import { getCategoryName, joinPath } from '../../records/categories';
import { say, type Sentence } from '../../records/sentence';
import { findCategory, type CategoryTree } from './categoryTree';

/** Maximum number of characters of a name. */
export const MAX_NAME = 120;

const invalid = (field: string, message: Sentence) => new DomainError('INVALID', message, { [field]: message });

/** Returns the name without spaces around it. Throws INVALID with `fields.name`. */
export function toCategoryName(given: string): string {
  const name = given.trim().replace(/\s+/g, ' ');
  if (!name) throw invalid('name', say`Enter a name.`);
  if (name.includes('/')) throw invalid('name', say`Remove the slash. Names can’t contain “/”.`);
  if (name.length > MAX_NAME) throw invalid('name', say`Use ${MAX_NAME} characters or fewer.`);
  return name;
}

/**
 * Returns the path of a category with the name below the parent. `former` is its current path. Throws CONFLICT with
 * `fields` if another category there has the name, in whatever case.
 */
export function getFreePath(
  { categories }: CategoryTree,
  { parent, name, former, field }: { parent: string | null; name: string; former?: string; field: 'name' | 'parent' },
): string {
  const other = categories.find(
    (node) => node.parent === parent && node.path !== former && node.name.toLowerCase() === name.toLowerCase(),
  );
  if (!other) return joinPath(parent, name);
  const exists =
    parent === null
      ? say`A category “${other.name}” already exists at the top level.`
      : say`A category “${other.name}” already exists in “${getCategoryName(parent)}”.`;
  const message =
    former === undefined ? exists : say`${exists} To merge them, delete this one and move its products there.`;
  throw new DomainError('CONFLICT', message, { [field]: message });
}

/**
 * Throws NOT_FOUND unless the target exists, and INVALID with a message at the field if it is in the branch of the
 * category.
 */
export function assertOutside(tree: CategoryTree, target: string | null, path: string, field: 'parent' | 'moveTo') {
  if (target === null) return;
  findCategory(tree, target, field);
  if (!isInBranch(target, path)) return;
  const name = getCategoryName(path);
  throw invalid(
    field,
    field === 'parent'
      ? say`“${name}” can’t be moved into itself or a category below it. Select a different category.`
      : say`“${getCategoryName(target)}” is deleted, too. Select a category outside “${name}”.`,
  );
}
