import { defineMessages } from '#i18n/defineMessages';

/** Texts of the page. */
export const messages = defineMessages({
  notes: {
    id: 'formPages.formLayouts.notes',
    defaultMessage: 'The tab order is the reading order. At 400 percent zoom, everything is in one column.',
  },
  horizontalLayout: { id: 'formPages.formLayouts.horizontalLayout', defaultMessage: 'Labels beside fields' },
  gridLayout: { id: 'formPages.formLayouts.gridLayout', defaultMessage: 'Columns of fields' },
});
