import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  notes: {
    id: 'formPages.selects.notes',
    defaultMessage:
      'The browser’s own select works best on phones. When several values are selected, each tag has a button that names what it removes.',
  },
  singleSelect: { id: 'formPages.selects.singleSelect', defaultMessage: 'One value' },
  multiSelect: { id: 'formPages.selects.multiSelect', defaultMessage: 'Several values' },
});
