import { defineMessages } from '../../i18n/defineMessages';

/** The words of the dialogs that make, change, copy and delete a catalog. */
export const formMessages = defineMessages({
  createTitle: { id: 'catalogs.create.title', defaultMessage: 'New catalog' },
  create: { id: 'catalogs.create.submit', defaultMessage: 'Create catalog' },
  created: { id: 'catalogs.create.done', defaultMessage: '“{name}” was created' },
  editTitle: { id: 'catalogs.edit.title', defaultMessage: 'Edit catalog' },
  saved: { id: 'catalogs.edit.done', defaultMessage: '“{name}” was saved' },
  loadAgain: { id: 'catalogs.edit.loadAgain', defaultMessage: 'Take over the new values' },
  cancel: { id: 'catalogs.form.cancel', defaultMessage: 'Cancel' },
  name: { id: 'catalogs.form.name', defaultMessage: 'Name' },
  nameMissing: { id: 'catalogs.form.nameMissing', defaultMessage: 'Give the catalog a name.' },
  nameTooLong: { id: 'catalogs.form.nameTooLong', defaultMessage: 'A name has at most 120 characters.' },
  code: { id: 'catalogs.form.code', defaultMessage: 'Code' },
  codeHint: { id: 'catalogs.form.codeHint', defaultMessage: 'Made from the name if you leave it empty.' },
  codeWrong: {
    id: 'catalogs.form.codeWrong',
    defaultMessage: 'A code has lower-case letters, digits and single hyphens between them only.',
  },
  codeTooLong: { id: 'catalogs.form.codeTooLong', defaultMessage: 'A code has at most 60 characters.' },
  description: { id: 'catalogs.form.description', defaultMessage: 'Description' },
  channels: { id: 'catalogs.form.channels', defaultMessage: 'Channels' },
  channelsHint: { id: 'catalogs.form.channelsHint', defaultMessage: 'Where it is sold, such as web.' },
  locales: { id: 'catalogs.form.locales', defaultMessage: 'Languages' },
  localesHint: { id: 'catalogs.form.localesHint', defaultMessage: 'Search by name or code. Example: German or pt-BR.' },
  localesMissing: { id: 'catalogs.form.localesMissing', defaultMessage: 'Give the catalog at least one language.' },
  defaultLocale: { id: 'catalogs.form.defaultLocale', defaultMessage: 'Default language' },
  currencies: { id: 'catalogs.form.currencies', defaultMessage: 'Currencies' },
  currenciesHint: {
    id: 'catalogs.form.currenciesHint',
    defaultMessage: 'Search by name or code. Imports use the first if a file names none.',
  },
  currenciesMissing: {
    id: 'catalogs.form.currenciesMissing',
    defaultMessage: 'Give the catalog at least one currency.',
  },
  tags: { id: 'catalogs.form.tags', defaultMessage: 'Tags' },
  tagsHint: { id: 'catalogs.form.tagsHint', defaultMessage: 'Words to find it by.' },
  cloneTitle: { id: 'catalogs.clone.title', defaultMessage: 'Clone “{name}”' },
  cloneText: {
    id: 'catalogs.clone.text',
    defaultMessage:
      'Makes a new draft with the same settings and {count, plural, =0 {no products} one {a copy of its one product} other {copies of all # products}}.',
  },
  cloneName: { id: 'catalogs.clone.name', defaultMessage: 'Name of the clone' },
  cloneSuggestion: { id: 'catalogs.clone.suggestion', defaultMessage: '{name} (copy)' },
  cloneSubmit: { id: 'catalogs.clone.submit', defaultMessage: 'Clone catalog' },
  cloned: { id: 'catalogs.clone.done', defaultMessage: '“{name}” was created as a copy' },
  deleteTitle: { id: 'catalogs.delete.title', defaultMessage: 'Delete “{name}”?' },
  deleteText: {
    id: 'catalogs.delete.text',
    defaultMessage:
      'The catalog goes for good, with {count, plural, =0 {its jobs} one {its one product and its jobs} other {all # products and its jobs}}. This cannot be undone.',
  },
  deleteSubmit: { id: 'catalogs.delete.submit', defaultMessage: 'Delete catalog' },
  deleted: { id: 'catalogs.delete.done', defaultMessage: '“{name}” was deleted' },
});
