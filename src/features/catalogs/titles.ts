import { defineMessages } from '../../i18n/defineMessages';

/** The page titles, kept apart from the other messages because the menu needs them before a page is loaded. */
export const titles = defineMessages({
  catalogs: { id: 'catalogs.list.title', defaultMessage: 'Catalogs' },
  catalog: { id: 'catalogs.detail.title', defaultMessage: 'Catalog' },
  overview: { id: 'catalogs.detail.overview', defaultMessage: 'Overview' },
});
