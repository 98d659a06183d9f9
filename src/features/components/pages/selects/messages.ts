import { defineMessages } from '../../../../i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  notes: {
    id: 'formPages.selects.notes',
    defaultMessage:
      'The select of the browser works best on phones. The tags of several values each have a button that names what it removes.',
  },
  singleSelect: { id: 'formPages.selects.singleSelect', defaultMessage: 'One value' },
  multiSelect: { id: 'formPages.selects.multiSelect', defaultMessage: 'Several values' },
});
