import { messages as viewMessages } from '#entities/view/messages';
import { defineMessages } from '#i18n/defineMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages about recipes: saved steps of bulk edits. */
export const recipeMessages = defineMessages({
  recipes: nameMessages.recipes,
  saved: { id: 'products.recipes.saved', defaultMessage: 'Saved recipes' },
  empty: { id: 'products.recipes.empty', defaultMessage: 'No recipes yet' },
  loadFailed: { id: 'products.recipes.loadFailed', defaultMessage: 'Couldn’t load the recipes' },
  sharedBy: viewMessages.sharedBy,
  saveAs: { id: 'products.recipes.saveAs', defaultMessage: 'Save steps as recipe…' },
  saveSteps: { id: 'products.recipes.saveSteps', defaultMessage: 'Save steps to “{name}”' },
  edit: viewMessages.edit,
  delete: viewMessages.delete,
  fault: {
    id: 'products.recipes.fault',
    defaultMessage: '“{name}” uses something that no longer exists or matches. {fault}',
  },
  notShown: {
    id: 'products.recipes.notShown',
    defaultMessage: 'Step {step, number} of “{name}” was saved through the API and can’t be shown here as it is.',
  },
  replaceTitle: { id: 'products.recipes.replaceTitle', defaultMessage: 'Replace the steps with “{name}”?' },
  replaceText: { id: 'products.recipes.replaceText', defaultMessage: 'You’ll lose the steps you entered.' },
  replaceSubmit: { id: 'products.recipes.replaceSubmit', defaultMessage: 'Replace steps' },
  gone: { id: 'products.recipes.gone', defaultMessage: 'This recipe no longer exists, or isn’t shared with you.' },
  createTitle: { id: 'products.recipes.create', defaultMessage: 'Save recipe' },
  createNote: {
    id: 'products.recipes.createNote',
    defaultMessage: 'You can use the steps again for other products of this catalog.',
  },
  editTitle: { id: 'products.recipes.editTitle', defaultMessage: 'Rename or share recipe' },
  sharingHint: {
    id: 'products.recipes.sharingHint',
    defaultMessage: 'Everyone with the role sees the recipe. Only you and administrators can change it.',
  },
  done: { id: 'products.recipes.done', defaultMessage: 'Recipe saved' },
  deleteTitle: sharedMessages.deleteQuestion,
  deleteText: { id: 'products.recipes.deleteText', defaultMessage: 'This deletes the recipe. No products change.' },
  deleteShared: {
    id: 'products.recipes.deleteShared',
    defaultMessage: 'This deletes the recipe for everyone it’s shared with. No products change.',
  },
  deleteSubmit: { id: 'products.recipes.deleteSubmit', defaultMessage: 'Delete recipe' },
  deleted: { id: 'products.recipes.deleted', defaultMessage: 'Recipe deleted' },
});
