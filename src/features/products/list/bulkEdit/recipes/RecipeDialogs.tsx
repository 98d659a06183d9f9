import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { roleNames } from '#entities/permission/subjects';
import { evictFromLists } from '#graphql/evictFromLists';
import type { BulkEditStepInput, RoleName } from '#graphql/types.generated';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { FormDialog } from '#ui/dialog/FormDialog';
import { DialogForm } from '#ui/form/DialogForm';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { useRecordForm } from '#ui/form/useRecordForm';
import { recipeMessages as messages } from './recipeMessages';
import {
  RecipesDocument,
  useRecipeCreateMutation,
  useRecipeDeleteMutation,
  useRecipeUpdateMutation,
  type RecipePartsFragment,
} from './Recipes.generated';

/** The open dialog: new recipes have steps, others are renamed, shared, or deleted. */
export type RecipeDialog =
  | { name: 'create'; steps: readonly BulkEditStepInput[] }
  | { name: 'edit' | 'delete'; recipe: RecipePartsFragment };

export interface RecipeDialogsProps {
  dialog: RecipeDialog;
  isOpen: boolean;
  catalogId: string;
  /** Called with the saved recipe; null if it was deleted. */
  onSaved: (recipe: RecipePartsFragment | null) => void;
  onClose: () => void;
}

const roles = Object.keys(roleNames) as RoleName[];

function RecipeForm({ dialog, catalogId, onSaved, onClose }: Omit<RecipeDialogsProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const edited = dialog.name === 'create' ? undefined : dialog.recipe;
  const [create] = useRecipeCreateMutation({ refetchQueries: [RecipesDocument] });
  const [update] = useRecipeUpdateMutation();
  const schema = z.object({
    name: z.string().check(z.trim(), z.minLength(1, formatMessage(messages.nameMissing))),
    sharedWith: z.string(),
  });
  const { form, submit, failure } = useRecordForm({
    resolver: zodResolver(schema),
    values: { name: edited?.name ?? '', sharedWith: edited?.sharedWith ?? '' },
    fields: ['name'],
    onSave: async ({ name, sharedWith }) => {
      const fields = { name, sharedWith: roles.find((role) => role === sharedWith) ?? null };
      if (dialog.name === 'create') {
        const { data } = await create({ variables: { input: { catalogId, steps: [...dialog.steps], ...fields } } });
        if (data) onSaved(data.createBulkEditRecipe.recipe);
      } else {
        const { data } = await update({ variables: { input: { id: dialog.recipe.id, ...fields } } });
        if (data) onSaved(data.updateBulkEditRecipe.recipe);
      }
      onClose();
    },
  });
  return (
    <DialogForm
      title={formatMessage(edited ? messages.editTitle : messages.createTitle)}
      text={!edited && formatMessage(messages.createNote)}
      problem={failure}
      submitLabel={formatMessage(messages.save)}
      formState={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={formatMessage(messages.name)} isRequired />
      <SelectField
        control={form.control}
        name="sharedWith"
        label={formatMessage(messages.sharing)}
        hint={formatMessage(messages.sharingHint)}
        emptyLabel={formatMessage(messages.onlyMe)}
        options={roles.map((role) => ({ value: role, label: formatMessage(roleNames[role]) }))}
      />
    </DialogForm>
  );
}

/** The dialogs in which a recipe is created, renamed, shared, or deleted. */
export function RecipeDialogs(props: RecipeDialogsProps) {
  const { dialog, isOpen, onSaved, onClose } = props;
  const { formatMessage } = useIntl();
  const [remove] = useRecipeDeleteMutation();
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
