import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  unauthenticated: {
    id: 'graphql.error.unauthenticated',
    defaultMessage: 'You are signed out. Sign in and try again.',
  },
  fault: {
    id: 'graphql.error.fault',
    defaultMessage: 'The server could not do this because of a fault of its own. Try again in a moment.',
  },
  unreachable: {
    id: 'graphql.error.unreachable',
    defaultMessage: 'The server cannot be reached. Check the connection and try again.',
  },
});
