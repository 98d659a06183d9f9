import { defineMessages } from '../../i18n/defineMessages';

/** Titles of the screens; apart from the feature's other words, which are loaded with the screens. */
export const titles = defineMessages({
  comingSoon: { id: 'misc.comingSoon.title', defaultMessage: 'Coming soon' },
  maintenance: { id: 'misc.maintenance.title', defaultMessage: 'Maintenance' },
  error: { id: 'misc.error.title', defaultMessage: 'Something went wrong' },
  notFound: { id: 'misc.notFound.title', defaultMessage: 'There is no such page' },
});
