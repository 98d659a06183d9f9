import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  categories: { id: 'components.tree.categories', defaultMessage: 'Branches that open' },
  selection: { id: 'components.tree.selection', defaultMessage: 'With several selected' },
  note1: {
    id: 'components.tree.note1',
    defaultMessage: 'The tree has a name and is one stop for Tab. Each entry says its level and whether it is open.',
  },
});
