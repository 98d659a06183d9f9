import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  presence: { id: 'components.transitions.presence', defaultMessage: 'Appear and disappear' },
  hover: { id: 'components.transitions.hover', defaultMessage: 'Durations' },
  note1: {
    id: 'components.transitions.note1',
    defaultMessage: 'Nothing moves for users who prefer reduced motion, and no content depends on movement.',
  },
});
