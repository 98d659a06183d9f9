import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { BulkEditStepInput } from '#graphql/types.generated';
import { useToast } from '#ui/state/useToast';
import { isSameStep, toStepInput } from '../stepInput';
import { newStep, type BulkEditValues } from '../stepValues';
import type { StepProps } from '../steps/stepProps';
import { recipeMessages as messages } from './recipeMessages';
import type { RecipeDialog, RecipeDialogsProps } from './RecipeDialogs';
import type { RecipeMenuProps } from './RecipeMenu';
import { useRecipeUpdateMutation, type RecipePartsFragment } from './Recipes.generated';
import { readRecipe } from './stepFromInput';

export interface RecipesOptions {
  form: UseFormReturn<BulkEditValues>;
  /** The recipe whose steps the form has at first; null for none. */
  first: RecipePartsFragment | null;
  catalog: StepProps['catalog'];
  /** Called with why steps were not saved, and with null before they are. */
  onFailure: (message: string | null) => void;
}

/**
 * Loads and saves the steps of the form as recipes: the one that is used, and the props of the menu and the dialogs.
 */
export function useRecipes({ form, first, catalog, onFailure }: RecipesOptions): {
  recipe: RecipePartsFragment | null;
  menu: Omit<RecipeMenuProps, 'catalogId'>;
  /** Null before the first dialog. */
  dialog: RecipeDialogsProps | null;
} {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const [recipe, setRecipe] = useState(first);
  const [dialog, setDialog] = useState<RecipeDialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [update] = useRecipeUpdateMutation();

  /** Calls the function with the steps if nothing is missing in them. */
  const withSteps = (run: (steps: BulkEditStepInput[]) => void) =>
    void form.handleSubmit(({ steps }) => run(steps.map(toStepInput)))();

  const open = (next: RecipeDialog) => {
    onFailure(null);
    setDialog(next);
    setIsOpen(true);
  };

  const saveSteps = async ({ id, updatedAt }: RecipePartsFragment, steps: BulkEditStepInput[]) => {
    onFailure(null);
    try {
      const { data } = await update({ variables: { input: { id, updatedAt, steps } } });
      if (!data) return;
      setRecipe(data.updateBulkEditRecipe.recipe);
      toast.success(formatMessage(messages.done));
    } catch (error) {
      onFailure(getErrorMessage(error, intl));
    }
  };

  const load = (used: RecipePartsFragment) => {
    const { steps, hidden } = readRecipe(used, catalog.currencies);
    if (hidden !== null) {
      onFailure(formatMessage(messages.notShown, { name: used.name, step: hidden }));
      return;
    }
    onFailure(null);
    setRecipe(used);
    form.clearErrors();
    form.setValue('steps', steps, { shouldDirty: true });
  };

  /** Whether something was entered since the last recipe was loaded. */
  const isEntered = () => {
    const { steps } = form.getValues();
    const loaded = recipe ? readRecipe(recipe, catalog.currencies).steps : [];
    const isLoaded = steps.length === loaded.length && steps.every((step, at) => isSameStep(step, loaded[at]!));
    return !isLoaded && !steps.every((step) => isSameStep(step, newStep(step.kind, catalog.currencies)));
  };

  return {
    recipe,
    menu: {
      recipe,
      onUse: (used) => (isEntered() ? open({ name: 'replace', recipe: used }) : load(used)),
      onSaveAs: () => withSteps((steps) => open({ name: 'create', steps })),
      onSaveSteps: (saved) => withSteps((steps) => void saveSteps(saved, steps)),
      onDialog: (name, opened) => open({ name, recipe: opened }),
    },
    dialog: dialog && {
      dialog,
      isOpen,
      catalogId: catalog.id,
      onReplace: load,
      onSaved: setRecipe,
      onClose: () => setIsOpen(false),
    },
  };
}
