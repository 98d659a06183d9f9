import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';
import { messages as uiMessages } from '#ui/messages';
import { fieldMessages } from '#ui/fieldMessages';
import { recordMessages } from '#ui/recordMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages of the category tree. */
export const messages = defineMessages({
  description: {
    id: 'categories.description',
    defaultMessage: '{count, plural, =0 {No categories} one {# category} other {# categories}}',
  },
  create: { id: 'categories.create', defaultMessage: 'New category' },
  createBelow: { id: 'categories.createBelow', defaultMessage: 'New category below' },
  rename: sharedMessages.rename,
  details: { id: 'categories.details', defaultMessage: 'Edit details…' },
  rule: { id: 'categories.rule', defaultMessage: 'Edit rule…' },
  addRule: { id: 'categories.addRule', defaultMessage: 'Add rule…' },
  byRule: commonMessages.byRule,
  ruleFault: { id: 'categories.ruleFault', defaultMessage: 'Rule needs attention' },
  move: { id: 'categories.move', defaultMessage: 'Move to…' },
  moveUp: { id: 'categories.moveUp', defaultMessage: 'Move up' },
  moveDown: { id: 'categories.moveDown', defaultMessage: 'Move down' },
  delete: recordMessages.delete,
  viewProducts: sharedMessages.viewProducts,
  actionsFor: sharedMessages.actionsFor,
  search: { id: 'categories.search', defaultMessage: 'Search categories' },
  keys: {
    id: 'categories.keys',
    defaultMessage:
      'Arrow keys move between categories and open them. Press Enter for the products, Alt with Enter for the details, F2 to rename, Delete to delete, and Alt with the up or down arrow key to change the order.',
  },
  rowLabel: {
    id: 'categories.row',
    defaultMessage: '{name}, {count, plural, one {# product} other {# products}}',
  },
  products: sharedMessages.noteCount,
  own: { id: 'categories.own', defaultMessage: '{count, number} directly' },
  unassigned: { id: 'categories.unassigned', defaultMessage: 'Unassigned' },
  emptyTitle: { id: 'categories.empty.title', defaultMessage: 'No categories yet' },
  emptyText: {
    id: 'categories.empty.text',
    defaultMessage: 'Create the first one here. Imported products bring their categories with them.',
  },
  import: commonMessages.importProducts,
  nothingTitle: { id: 'categories.nothing.title', defaultMessage: 'No categories match' },
  nothingText: { id: 'categories.nothing.text', defaultMessage: 'Check the spelling, or search for part of a name.' },
  clearSearch: sharedMessages.clearSearch,
});

/** Messages about changes to a category. */
export const changeMessages = defineMessages({
  created: sharedMessages.nameCreated,
  renaming: { id: 'categories.change.renaming', defaultMessage: 'Renaming “{name}”…' },
  renamed: {
    id: 'categories.change.renamed',
    defaultMessage:
      'Renamed to “{name}”{count, plural, =0 {} one {. # product updated.} other {. # products updated.}}',
  },
  saved: sharedMessages.nameSaved,
  moving: { id: 'categories.change.moving', defaultMessage: 'Moving “{name}”…' },
  moved: {
    id: 'categories.change.moved',
    defaultMessage: '“{name}” moved{count, plural, =0 {} one {. # product updated.} other {. # products updated.}}',
  },
  notMoved: { id: 'categories.change.notMoved', defaultMessage: '“{name}” wasn’t moved' },
  deleting: { id: 'categories.change.deleting', defaultMessage: 'Deleting “{name}”…' },
  deleted: {
    id: 'categories.change.deleted',
    defaultMessage: '“{name}” deleted{count, plural, =0 {} one {. # product updated.} other {. # products updated.}}',
  },
});

export const dialogMessages = defineMessages({
  name: fieldMessages.name,
  nameMissing: sharedMessages.enterAName,
  nameSlash: { id: 'categories.dialog.slash', defaultMessage: 'Remove the slash. Names can’t contain “/”.' },
  createTitle: messages.create,
  createBelowTitle: { id: 'categories.dialog.createBelow', defaultMessage: 'New category in “{name}”' },
  createSubmit: { id: 'categories.dialog.createSubmit', defaultMessage: 'Create category' },
  renameTitle: { id: 'categories.dialog.rename', defaultMessage: 'Rename “{name}”' },
  renameSubmit: messages.rename,
  changesProducts: {
    id: 'categories.dialog.changesProducts',
    defaultMessage: 'This updates {count, plural, one {# product} other {# products}}. You can undo it.',
  },
  detailsTitle: { id: 'categories.dialog.details', defaultMessage: 'Details of “{name}”' },
  detailsSubmit: uiMessages.save,
  nameIn: { id: 'categories.dialog.nameIn', defaultMessage: 'Name in {language}' },
  namesHint: {
    id: 'categories.dialog.namesHint',
    defaultMessage: 'Shoppers see “{name}” in languages without a name.',
  },
  tooLong: sharedMessages.tooLong,
  googleCategory: { id: 'categories.dialog.googleCategory', defaultMessage: 'Google product category' },
  googleCategoryHint: {
    id: 'categories.dialog.googleCategoryHint',
    defaultMessage: 'An ID or a path from Google’s product taxonomy. Example: Sporting Goods > Outdoor Recreation',
  },
  googleCategoryAbove: {
    id: 'categories.dialog.googleCategoryAbove',
    defaultMessage: 'Leave blank to use “{google}” of “{name}”.',
  },
  googleCategoryWrong: {
    id: 'categories.dialog.googleCategoryWrong',
    defaultMessage: 'Enter an ID, like 1013, or a path with “>” between its levels.',
  },
  moveTitle: { id: 'categories.dialog.move', defaultMessage: 'Move “{name}”' },
  parent: { id: 'categories.dialog.parent', defaultMessage: 'Parent category' },
  moveSubmit: { id: 'categories.dialog.moveSubmit', defaultMessage: 'Move category' },
  topLevel: { id: 'categories.dialog.topLevel', defaultMessage: 'Top level' },
  deleteTitle: sharedMessages.deleteQuestion,
  deleteSubmit: { id: 'categories.dialog.deleteSubmit', defaultMessage: 'Delete category' },
  deleteEmpty: {
    id: 'categories.dialog.deleteEmpty',
    defaultMessage:
      '{below, plural, =0 {No product is in this category.} one {No product is in this category or the one below it, which is deleted too.} other {No product is in this category or the # below it, which are deleted too.}}',
  },
  deleteUsed: {
    id: 'categories.dialog.deleteUsed',
    defaultMessage:
      '{count, plural, one {# product is} other {# products are}} in this category{below, plural, =0 {} one { or the one below it, which is deleted too} other { or one of the # below it, which are deleted too}}. You can undo the job.',
  },
  whereTo: { id: 'categories.dialog.whereTo', defaultMessage: 'What happens to the products?' },
  toParent: { id: 'categories.dialog.toParent', defaultMessage: 'Move them to “{name}”' },
  toOther: { id: 'categories.dialog.toOther', defaultMessage: 'Move them to another category' },
  toNone: { id: 'categories.dialog.toNone', defaultMessage: 'Remove the category from them' },
  other: { id: 'categories.dialog.other', defaultMessage: 'Other category' },
  preview: {
    id: 'categories.dialog.preview',
    defaultMessage:
      '{products, plural, one {# product is} other {# products are}} updated.{unassigned, plural, =0 {} one { # product will have no category.} other { # products will have no category.}}',
  },
});
