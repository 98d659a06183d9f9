import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The page titles, kept apart from the other messages because the menu needs them before a page is loaded. */
export const titles = defineMessages({
  catalogs: nameMessages.catalogs,
  catalog: nameMessages.catalog,
  overview: { id: 'catalogs.detail.overview', defaultMessage: 'Overview' },
});
