import { defineMessages } from '../../../../i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  history: { id: 'components.timeline.history', defaultMessage: 'Steps of a job' },
  note1: {
    id: 'components.timeline.note1',
    defaultMessage: 'It is an ordered list. Icons have a text, so that the state does not depend on color.',
  },
});
