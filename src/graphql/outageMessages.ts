import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  maintenance: {
    id: 'outage.error.maintenance',
    defaultMessage: 'The server is being worked on. Try again in a moment.',
  },
  unreachable: {
    id: 'outage.error.unreachable',
    defaultMessage: 'The server cannot be reached. Check the connection and try again.',
  },
  notStarted: {
    id: 'outage.error.notStarted',
    defaultMessage:
      'The demo server could not start in this browser. Private windows, blocked site data and addresses without https prevent that. Open the app in an ordinary window, at an https address or on localhost, and reload the page.',
  },
  changeInMaintenance: {
    id: 'outage.change.maintenance',
    defaultMessage:
      'The server is being worked on, so nothing was saved. What you entered stays here: save it again once the server is back.',
  },
  changeUnreachable: {
    id: 'outage.change.unreachable',
    defaultMessage:
      'The server cannot be reached, so nothing was saved. What you entered stays here: save it again once the server is back.',
  },
});
