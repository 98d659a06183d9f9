import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  scale: { id: 'components.spacing.scale', defaultMessage: 'Steps' },
  layout: { id: 'components.spacing.layout', defaultMessage: 'In a panel' },
  note1: {
    id: 'components.spacing.note1',
    defaultMessage: 'Use logical properties, so that the layout mirrors in right-to-left languages.',
  },
});
