import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  idleTitle: { id: 'app.idle.title', defaultMessage: 'Are you still there?' },
  idleText: {
    id: 'app.idle.text',
    defaultMessage:
      'You’ve been inactive for a while. You’ll be signed out in {seconds, plural, one {# second} other {# seconds}}.',
  },
  stay: { id: 'app.idle.stay', defaultMessage: 'Stay signed in' },
  leave: { id: 'app.idle.leave', defaultMessage: 'Sign out now' },
});
