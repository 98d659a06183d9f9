import { defineMessages } from '../../i18n/defineMessages';

/**
 * Titles of the screens, kept separate from their other messages because the menu needs them before any screen is
 * loaded.
 */
export const titles = defineMessages({
  publish: { id: 'publishedCatalogs.publish.title', defaultMessage: 'Publish' },
  publishedCatalogs: { id: 'publishedCatalogs.list.title', defaultMessage: 'Published catalogs' },
  restore: { id: 'publishedCatalogs.restore.title', defaultMessage: 'Restore working copy' },
  publishedCatalog: { id: 'publishedCatalogs.detail.title', defaultMessage: 'Published version' },
});
