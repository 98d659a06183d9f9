import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  idleTitle: { id: 'app.idle.title', defaultMessage: 'Are you still there?' },
  idleText: {
    id: 'app.idle.text',
    defaultMessage:
      'Nothing happened for a while. You will be signed out in {seconds, plural, one {# second} other {# seconds}}.',
  },
  stay: { id: 'app.idle.stay', defaultMessage: 'Stay signed in' },
  leave: { id: 'app.idle.leave', defaultMessage: 'Sign out now' },
});
