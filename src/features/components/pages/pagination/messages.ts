import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  pages: { id: 'components.pagination.pages', defaultMessage: 'Pages of a list' },
  note1: {
    id: 'components.pagination.note1',
    defaultMessage: 'The range of rows is announced when it changes. Buttons that can’t be used stay focusable.',
  },
});
