import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  lines: { id: 'components.lists.lines', defaultMessage: 'With status' },
  selection: { id: 'components.lists.selection', defaultMessage: 'With selection' },
  note1: {
    id: 'components.lists.note1',
    defaultMessage: 'A list with selectable items is a list box. Its items say whether they’re selected.',
  },
});
