import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  card: { id: 'components.skeletons.card', defaultMessage: 'Skeleton of a card' },
  note1: {
    id: 'components.skeletons.note1',
    defaultMessage: 'Skeletons are hidden from screen readers. The area says that it is busy.',
  },
  note2: {
    id: 'components.skeletons.note2',
    defaultMessage: 'The animation stops for users who prefer reduced motion.',
  },
});
