import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/**
 * Titles of the screens, kept separate from their other messages because the menu needs them before any screen is
 * loaded.
 */
export const titles = defineMessages({
  publish: nameMessages.publish,
  publishedCatalogs: nameMessages.publishedCatalogs,
  restore: { id: 'publishedCatalogs.restore.title', defaultMessage: 'Restore working copy' },
  publishedCatalog: nameMessages.publishedVersion,
});
