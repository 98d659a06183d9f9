import { messages as graphqlMessages } from './messages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  maintenance: {
    id: 'outage.error.maintenance',
    defaultMessage: 'The server is under maintenance. Try again in a moment.',
  },
  unreachable: graphqlMessages.unreachable,
  notStarted: {
    id: 'outage.error.notStarted',
    defaultMessage:
      'The demo server couldn’t start in this browser. Private windows, blocked site data, and URLs without https prevent it. Open the app in a regular window at an https URL or on localhost, then reload the page.',
  },
  changeInMaintenance: {
    id: 'outage.change.maintenance',
    defaultMessage:
      'The server is under maintenance, so nothing was saved. Your entries are kept. Save again when the server is back.',
  },
  changeUnreachable: {
    id: 'outage.change.unreachable',
    defaultMessage:
      'Can’t reach the server, so nothing was saved. Your entries are kept. Save again when the server is back.',
  },
});
