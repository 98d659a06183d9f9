import type { CategoryRowFragment } from '../CategoryTree.generated';
import type { CategoryChanges } from '../useCategoryChanges';

/** An open dialog and the category that it is about; a new category without a path is a root category. */
export type CategoryDialog =
  | { kind: 'create'; path: string | null }
  | { kind: 'details' | 'rename' | 'move' | 'delete'; path: string };

/** Props of all dialogs of a category. */
export interface CategoryDialogProps {
  isOpen: boolean;
  catalogId: string;
  category: CategoryRowFragment;
  /** All categories of the catalog. */
  categories: readonly CategoryRowFragment[];
  /** The catalog’s other languages than its default one. */
  languages: readonly string[];
  changes: CategoryChanges;
  /** Called with the new path of the category after the change. */
  onChanged: (path: string) => void;
  onClose: () => void;
}
