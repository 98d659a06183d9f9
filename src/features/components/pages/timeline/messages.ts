import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  history: { id: 'components.timeline.history', defaultMessage: 'Steps of a job' },
  note1: {
    id: 'components.timeline.note1',
    defaultMessage: 'It’s an ordered list. Icons have text, so the state doesn’t depend on color.',
  },
});
