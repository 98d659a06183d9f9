import { defineMessages } from '../../i18n/defineMessages';

/** The names of the screens, apart from their other words: the menu needs them before any screen is loaded. */
export const titles = defineMessages({
  catalogs: { id: 'catalogs.list.title', defaultMessage: 'Catalogs' },
  catalog: { id: 'catalogs.detail.title', defaultMessage: 'Catalog' },
  overview: { id: 'catalogs.detail.overview', defaultMessage: 'Overview' },
});
