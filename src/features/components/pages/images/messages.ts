import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  shapes: { id: 'components.images.shapes', defaultMessage: 'Shapes' },
  fallback: { id: 'components.images.fallback', defaultMessage: 'Missing image' },
  note1: {
    id: 'components.images.note1',
    defaultMessage: 'Alt text says what matters in the image. Decorative images have empty alt text.',
  },
});
