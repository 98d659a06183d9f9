import { defineMessages } from '../../i18n/defineMessages';

/** The words of restoring a catalog's products from a version. */
export const restoreMessages = defineMessages({
  action: {
    id: 'publishedCatalogs.restore.action',
    defaultMessage: 'Restore the working copy from version {version, number}',
  },
  description: {
    id: 'publishedCatalogs.restore.description',
    defaultMessage: 'Gives the products of “{name}” the content of version {version, number} again. You can undo this.',
  },
  summary: { id: 'publishedCatalogs.restore.summary', defaultMessage: 'What changes in the working copy' },
  added: { id: 'publishedCatalogs.restore.added', defaultMessage: 'Come back' },
  changed: { id: 'publishedCatalogs.restore.changed', defaultMessage: 'Get their published values' },
  removed: { id: 'publishedCatalogs.restore.removed', defaultMessage: 'Become drafts' },
  diff: { id: 'publishedCatalogs.restore.diff', defaultMessage: 'Changes to products' },
  submit: { id: 'publishedCatalogs.restore.submit', defaultMessage: 'Restore working copy' },
  unchanged: {
    id: 'publishedCatalogs.restore.unchanged',
    defaultMessage: 'There is nothing to restore. The working copy is the same as version {version, number}.',
  },
  archived: {
    id: 'publishedCatalogs.restore.archived',
    defaultMessage: 'The catalog is archived. Restore the catalog first.',
  },
  openCatalog: { id: 'publishedCatalogs.restore.openCatalog', defaultMessage: 'Open the catalog' },
});
