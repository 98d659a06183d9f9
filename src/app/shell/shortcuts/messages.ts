import { defineMessages } from '../../../i18n/defineMessages';

/** The words for shortcuts. */
export const messages = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' },
  close: { id: 'shortcuts.close', defaultMessage: 'Close' },
  then: { id: 'shortcuts.then', defaultMessage: 'then' },
  or: { id: 'shortcuts.or', defaultMessage: 'or' },
  singleKeys: { id: 'shortcuts.singleKeys', defaultMessage: 'Keys without Ctrl or ⌘ work, except while typing' },
  palette: { id: 'shortcuts.palette', defaultMessage: 'Search and commands' },
  notifications: { id: 'shortcuts.notifications', defaultMessage: 'Notifications' },
  shortcuts: { id: 'shortcuts.shortcuts', defaultMessage: 'These shortcuts' },
  catalogs: { id: 'shortcuts.catalogs', defaultMessage: 'Go to the catalogs' },
  overview: { id: 'shortcuts.overview', defaultMessage: 'Go to the catalog you work in' },
  products: { id: 'shortcuts.products', defaultMessage: 'Go to the products' },
  import: { id: 'shortcuts.import', defaultMessage: 'Go to the import' },
  versions: { id: 'shortcuts.versions', defaultMessage: 'Go to the published catalogs' },
  jobs: { id: 'shortcuts.jobs', defaultMessage: 'Go to the jobs' },
});
