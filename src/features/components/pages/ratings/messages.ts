import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  input: { id: 'components.ratings.input', defaultMessage: 'Give a rating' },
  display: { id: 'components.ratings.display', defaultMessage: 'Show a rating' },
  note1: {
    id: 'components.ratings.note1',
    defaultMessage: 'The stars are radio buttons with names. A rating that is only shown is an image with a name.',
  },
});
