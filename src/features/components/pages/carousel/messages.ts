import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  slides: { id: 'components.carousel.slides', defaultMessage: 'Slides' },
  note1: {
    id: 'components.carousel.note1',
    defaultMessage: 'Slides never move on their own, and each change is announced.',
  },
});
