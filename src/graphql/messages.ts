import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  unauthenticated: {
    id: 'graphql.error.unauthenticated',
    defaultMessage: 'You’re signed out. Sign in and try again.',
  },
  fault: {
    id: 'graphql.error.fault',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  },
  unreachable: {
    id: 'graphql.error.unreachable',
    defaultMessage: 'Can’t reach the server. Check your connection and try again.',
  },
});
