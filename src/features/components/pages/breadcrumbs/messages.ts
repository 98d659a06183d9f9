import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  path: { id: 'components.breadcrumbs.path', defaultMessage: 'Path of a page' },
  note1: {
    id: 'components.breadcrumbs.note1',
    defaultMessage: 'The path is a navigation landmark with a name. The last part is marked as the current page.',
  },
});
