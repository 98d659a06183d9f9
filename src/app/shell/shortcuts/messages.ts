import { defineMessages } from '../../../i18n/defineMessages';

/** The messages for shortcuts. */
export const messages = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' },
  close: { id: 'shortcuts.close', defaultMessage: 'Close' },
  then: { id: 'shortcuts.then', defaultMessage: 'then' },
  or: { id: 'shortcuts.or', defaultMessage: 'or' },
  singleKeys: {
    id: 'shortcuts.singleKeys',
    defaultMessage: 'Enable shortcuts without Ctrl or ⌘ (except while typing)',
  },
  palette: { id: 'shortcuts.palette', defaultMessage: 'Search and commands' },
  notifications: { id: 'shortcuts.notifications', defaultMessage: 'Notifications' },
  shortcuts: { id: 'shortcuts.shortcuts', defaultMessage: 'Keyboard shortcuts' },
  catalogs: { id: 'shortcuts.catalogs', defaultMessage: 'Go to catalogs' },
  overview: { id: 'shortcuts.overview', defaultMessage: 'Go to current catalog' },
  products: { id: 'shortcuts.products', defaultMessage: 'Go to products' },
  import: { id: 'shortcuts.import', defaultMessage: 'Go to import' },
  versions: { id: 'shortcuts.versions', defaultMessage: 'Go to published catalogs' },
  jobs: { id: 'shortcuts.jobs', defaultMessage: 'Go to jobs' },
});
