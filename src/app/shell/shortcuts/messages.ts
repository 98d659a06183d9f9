import { messages as uiMessages } from '#ui/messages';
import { messages as appMessages } from '../messages';
import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages for shortcuts. */
export const messages = defineMessages({
  title: appMessages.shortcuts,
  close: uiMessages.close,
  then: { id: 'shortcuts.then', defaultMessage: 'then' },
  or: { id: 'shortcuts.or', defaultMessage: 'or' },
  singleKeys: {
    id: 'shortcuts.singleKeys',
    defaultMessage: 'Enable shortcuts without Ctrl or ⌘ (except while typing)',
  },
  palette: appMessages.palette,
  notifications: nameMessages.notifications,
  message: { id: 'shortcuts.message', defaultMessage: 'Go to latest message' },
  shortcuts: appMessages.shortcuts,
  catalogs: nameMessages.goToCatalogs,
  overview: { id: 'shortcuts.overview', defaultMessage: 'Go to current catalog' },
  products: { id: 'shortcuts.products', defaultMessage: 'Go to products' },
  import: { id: 'shortcuts.import', defaultMessage: 'Go to import' },
  versions: { id: 'shortcuts.versions', defaultMessage: 'Go to published catalogs' },
  jobs: { id: 'shortcuts.jobs', defaultMessage: 'Go to jobs' },
});
