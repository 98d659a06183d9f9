import { useIntl } from 'react-intl';
import { ShareForm } from '#entities/view/ShareForm';
import { evictFromLists } from '#graphql/evictFromLists';
import type { BulkEditStepInput } from '#graphql/types.generated';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { FormDialog } from '#ui/dialog/FormDialog';
import { recipeMessages as messages } from './recipeMessages';
import {
  RecipesDocument,
  useRecipeCreateMutation,
  useRecipeDeleteMutation,
  useRecipeUpdateMutation,
  type RecipePartsFragment,
} from './Recipes.generated';

/** The open dialog: new recipes have steps, others replace what is entered, or are renamed, shared, or deleted. */
export type RecipeDialog =
  | { name: 'create'; steps: readonly BulkEditStepInput[] }
  | { name: 'replace' | 'edit' | 'delete'; recipe: RecipePartsFragment };

export interface RecipeDialogsProps {
  dialog: RecipeDialog;
  isOpen: boolean;
  catalogId: string;
  /** Called with the recipe whose steps replace those that are entered. */
  onReplace: (recipe: RecipePartsFragment) => void;
  /** Called with the saved recipe; null if it was deleted. */
  onSaved: (recipe: RecipePartsFragment | null) => void;
  onClose: () => void;
}

function RecipeForm({ dialog, catalogId, onSaved, onClose }: Omit<RecipeDialogsProps, 'isOpen' | 'onReplace'>) {
  const { formatMessage } = useIntl();
  const edited = dialog.name === 'create' ? undefined : dialog.recipe;
  const [create] = useRecipeCreateMutation({ refetchQueries: [RecipesDocument] });
  const [update] = useRecipeUpdateMutation();
  return (
    <ShareForm
      title={formatMessage(edited ? messages.editTitle : messages.createTitle)}
      edited={edited}
      note={formatMessage(messages.createNote)}
      sharingHint={formatMessage(messages.sharingHint)}
      onSave={async (fields) => {
        if (dialog.name === 'create') {
          const { data } = await create({ variables: { input: { catalogId, steps: [...dialog.steps], ...fields } } });
          if (data) onSaved(data.createBulkEditRecipe.recipe);
        } else {
          const { data } = await update({ variables: { input: { id: dialog.recipe.id, ...fields } } });
          if (data) onSaved(data.updateBulkEditRecipe.recipe);
        }
      }}
      onClose={onClose}
    />
  );
}

/** The dialogs in which a recipe is created, renamed, shared, or deleted, or replaces what is entered. */
export function RecipeDialogs({ onReplace, ...props }: RecipeDialogsProps) {
  const { dialog, isOpen, onSaved, onClose } = props;
  const { formatMessage } = useIntl();
  const [remove] = useRecipeDeleteMutation();
  if (dialog.name === 'replace') {
    return (
      <ConfirmDialog
        isOpen={isOpen}
        title={formatMessage(messages.replaceTitle, { name: dialog.recipe.name })}
        confirmLabel={formatMessage(messages.replaceSubmit)}
        onConfirm={() => onReplace(dialog.recipe)}
        onClose={onClose}
      >
        {formatMessage(messages.replaceText)}
      </ConfirmDialog>
    );
  }
  if (dialog.name !== 'delete') {
    return (
      <FormDialog isOpen={isOpen} onClose={onClose}>
        <RecipeForm {...props} />
      </FormDialog>
    );
  }
  const { id, name, sharedWith } = dialog.recipe;
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(messages.deleteTitle, { name })}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      doneText={formatMessage(messages.deleted)}
      remove={async () => {
        await remove({ variables: { id }, update: (cache) => evictFromLists(cache, 'bulkEditRecipes', id) });
        onSaved(null);
      }}
      onClose={onClose}
    >
      {formatMessage(sharedWith ? messages.deleteShared : messages.deleteText)}
    </DeleteDialog>
  );
}
