import { BookmarkMultiple20Regular } from '@fluentui/react-icons/svg/bookmark-multiple';
import { useIntl } from 'react-intl';
import { ActionMenu } from '#ui/menu/ActionMenu';
import type { MenuEntry } from '#ui/menu/menuTypes';
import { recipeMessages as messages } from './recipeMessages';
import { useRecipesQuery, type RecipePartsFragment } from './Recipes.generated';

export interface RecipeMenuProps {
  catalogId: string;
  /** The recipe whose steps were loaded last. */
  recipe: RecipePartsFragment | null;
  onUse: (recipe: RecipePartsFragment) => void;
  onSaveAs: () => void;
  onSaveSteps: (recipe: RecipePartsFragment) => void;
  onDialog: (name: 'edit' | 'delete', recipe: RecipePartsFragment) => void;
}

/** A menu with the saved recipes, and what can be done with the one that is used. */
export function RecipeMenu({ catalogId, recipe, onUse, onSaveAs, onSaveSteps, onDialog }: RecipeMenuProps) {
  const { formatMessage } = useIntl();
  const { data, error } = useRecipesQuery({ variables: { catalogId } });
  const recipes = data?.bulkEditRecipes ?? [];
  const none = formatMessage(error ? messages.loadFailed : messages.empty);
  const entries: MenuEntry[] = recipes.map((one) => ({
    id: one.id,
    label: one.name,
    isChecked: one.id === recipe?.id,
    note: one.fault ?? (!one.isOwn && one.owner ? formatMessage(messages.sharedBy, { name: one.owner }) : undefined),
    onSelect: () => onUse(one),
  }));
  const own: MenuEntry[] = recipe?.isEditable
    ? [
        {
          id: 'save',
          label: formatMessage(messages.saveSteps, { name: recipe.name }),
          onSelect: () => onSaveSteps(recipe),
        },
        { id: 'edit', label: formatMessage(messages.edit), onSelect: () => onDialog('edit', recipe) },
        { id: 'delete', label: formatMessage(messages.delete), onSelect: () => onDialog('delete', recipe) },
      ]
    : [];
  return (
    <ActionMenu
      icon={<BookmarkMultiple20Regular />}
      sections={[
        {
          id: 'recipes',
          kind: 'choice',
          heading: formatMessage(messages.saved),
          entries: entries.length > 0 ? entries : [{ id: 'none', label: none, isDisabled: true }],
        },
        {
          id: 'actions',
          kind: 'actions',
          entries: [{ id: 'saveAs', label: formatMessage(messages.saveAs), onSelect: onSaveAs }, ...own],
        },
      ]}
    >
      {recipe ? recipe.name : formatMessage(messages.recipes)}
    </ActionMenu>
  );
}
