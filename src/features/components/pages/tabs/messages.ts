import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  panels: { id: 'components.tabs.panels', defaultMessage: 'With numbers' },
  vertical: { id: 'components.tabs.vertical', defaultMessage: 'Vertical' },
  note1: {
    id: 'components.tabs.note1',
    defaultMessage: 'Keep the selected tab in the URL, so that it can be shared and restored.',
  },
});
