import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages that are needed from the start. The others of the feature are loaded with its screens. */
export const titles = defineMessages({
  appName: nameMessages.catalogManager,
  comingSoon: { id: 'misc.comingSoon.title', defaultMessage: 'Coming soon' },
  maintenance: { id: 'misc.maintenance.title', defaultMessage: 'Maintenance' },
  error: { id: 'misc.error.title', defaultMessage: 'Something went wrong' },
  notFound: { id: 'misc.notFound.title', defaultMessage: 'Page not found' },
});
