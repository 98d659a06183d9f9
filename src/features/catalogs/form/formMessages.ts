import { nameMessages } from '#ui/nameMessages';
import { messages } from '#ui/messages';
import { fieldMessages } from '#ui/fieldMessages';
import { detailMessages } from '../detail/detailMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the dialogs for creating, editing, copying, and deleting a catalog. */
export const formMessages = defineMessages({
  createTitle: nameMessages.newCatalog,
  create: { id: 'catalogs.create.submit', defaultMessage: 'Create catalog' },
  createForFile: {
    id: 'catalogs.create.forFile',
    defaultMessage: 'The catalog that “{file}” is imported into. You review everything before products are created.',
  },
  createAndImport: { id: 'catalogs.create.andImport', defaultMessage: 'Create and import' },
  created: sharedMessages.nameCreated,
  editTitle: { id: 'catalogs.edit.title', defaultMessage: 'Edit catalog' },
  saved: sharedMessages.nameSaved,
  loadAgain: { id: 'catalogs.edit.loadAgain', defaultMessage: 'Load new values' },
  cancel: messages.cancel,
  name: fieldMessages.name,
  nameMissing: { id: 'catalogs.form.nameMissing', defaultMessage: 'Enter a catalog name.' },
  tooLong: sharedMessages.tooLong,
  code: detailMessages.code,
  codeHint: sharedMessages.generatedFromName,
  codeWrong: {
    id: 'catalogs.form.codeWrong',
    defaultMessage: 'Use only lowercase letters, digits, and single hyphens between them. Example: summer-2026',
  },
  moreSettings: { id: 'catalogs.form.moreSettings', defaultMessage: 'More settings' },
  description: fieldMessages.description,
  channels: detailMessages.channels,
  channelsHint: {
    id: 'catalogs.form.channelsHint',
    defaultMessage: 'Where the catalog is sold. Search, or enter the code of a new channel. Example: web',
  },
  addChannel: { id: 'catalogs.form.addChannel', defaultMessage: 'Add channel “{code}”' },
  locales: detailMessages.locales,
  localesHint: { id: 'catalogs.form.localesHint', defaultMessage: 'Search by name or code. Example: German or pt-BR.' },
  localesMissing: { id: 'catalogs.form.localesMissing', defaultMessage: 'Add at least one language.' },
  defaultLocale: { id: 'catalogs.form.defaultLocale', defaultMessage: 'Default language' },
  currencies: detailMessages.currencies,
  currenciesHint: {
    id: 'catalogs.form.currenciesHint',
    defaultMessage: 'Search by name or code. If a file doesn’t specify a currency, imports use the first one.',
  },
  currenciesMissing: {
    id: 'catalogs.form.currenciesMissing',
    defaultMessage: 'Add at least one currency.',
  },
  tags: sharedMessages.tags,
  tagsHint: { id: 'catalogs.form.tagsHint', defaultMessage: 'Keywords to help you find the catalog.' },
  cloneTitle: { id: 'catalogs.clone.title', defaultMessage: 'Clone “{name}”' },
  cloneText: {
    id: 'catalogs.clone.text',
    defaultMessage:
      'This creates a new draft with the same settings and {count, plural, =0 {no products} one {a copy of its one product} other {copies of all # products}}.',
  },
  cloneName: { id: 'catalogs.clone.name', defaultMessage: 'Name of the copy' },
  cloneSuggestion: { id: 'catalogs.clone.suggestion', defaultMessage: '{name} (copy)' },
  cloneSubmit: { id: 'catalogs.clone.submit', defaultMessage: 'Clone catalog' },
  cloning: { id: 'catalogs.clone.busy', defaultMessage: 'Cloning “{name}”…' },
  cloned: { id: 'catalogs.clone.done', defaultMessage: '“{name}” created' },
  deleteTitle: sharedMessages.deleteQuestion,
  deleteText: {
    id: 'catalogs.delete.text',
    defaultMessage:
      'This permanently deletes the catalog{count, plural, =0 {} one {, its product,} other {, its # products,}} and its jobs. You can’t undo this.',
  },
  deleteSubmit: { id: 'catalogs.delete.submit', defaultMessage: 'Delete catalog' },
  deleted: sharedMessages.nameDeleted,
});
