import { sharedMessages } from '#ui/sharedMessages';
import { titles } from '../titles';
import { publishMessages } from '../publish/publishMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for restoring a catalog's products from a version. */
export const restoreMessages = defineMessages({
  action: {
    id: 'publishedCatalogs.restore.action',
    defaultMessage: 'Restore working copy from version {version, number}',
  },
  description: {
    id: 'publishedCatalogs.restore.description',
    defaultMessage: 'Restores the products in “{name}” to version {version, number}. You can undo this.',
  },
  summary: { id: 'publishedCatalogs.restore.summary', defaultMessage: 'Changes to the working copy' },
  added: sharedMessages.restored,
  changed: { id: 'publishedCatalogs.restore.changed', defaultMessage: 'Reset to published values' },
  removed: { id: 'publishedCatalogs.restore.removed', defaultMessage: 'Set to draft' },
  diff: { id: 'publishedCatalogs.restore.diff', defaultMessage: 'Product changes' },
  submit: titles.restore,
  unchanged: {
    id: 'publishedCatalogs.restore.unchanged',
    defaultMessage: 'Nothing to restore. The working copy matches version {version, number}.',
  },
  archived: {
    id: 'publishedCatalogs.restore.archived',
    defaultMessage: 'The catalog is archived. Restore the catalog first.',
  },
  openCatalog: publishMessages.ARCHIVEDAction,
});
