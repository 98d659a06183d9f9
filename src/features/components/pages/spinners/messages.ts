import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  sizes: { id: 'components.spinners.sizes', defaultMessage: 'Sizes' },
  note1: {
    id: 'components.spinners.note1',
    defaultMessage: 'Use a skeleton for content, and a spinner for an action. Both need text or a name.',
  },
});
