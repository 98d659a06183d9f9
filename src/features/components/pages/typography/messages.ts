import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  scale: { id: 'components.typography.scale', defaultMessage: 'Type ramp' },
  long: { id: 'components.typography.long', defaultMessage: 'Long texts' },
  note1: {
    id: 'components.typography.note1',
    defaultMessage: 'Styles are independent of heading levels. A page has one h1, and no level is skipped.',
  },
});
