import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  label: { id: 'outage.banner.label', defaultMessage: 'State of the server' },
  maintenance: {
    id: 'outage.banner.maintenance',
    defaultMessage:
      'The server is being worked on. What you entered stays here, and the app goes on by itself once the server is back.',
  },
  unreachable: {
    id: 'outage.banner.unreachable',
    defaultMessage:
      'The server cannot be reached. What you entered stays here, and the app goes on by itself once it can.',
  },
  offline: {
    id: 'outage.banner.offline',
    defaultMessage:
      'This device seems to be offline. What you entered stays here, and the app goes on by itself once there is a connection.',
  },
  nextTry: {
    id: 'outage.banner.nextTry',
    defaultMessage: 'Next try in {seconds, plural, one {# second} other {# seconds}}',
  },
  trying: { id: 'outage.banner.trying', defaultMessage: 'Trying…' },
  tryNow: { id: 'outage.banner.tryNow', defaultMessage: 'Try now' },
  backTitle: { id: 'outage.back.title', defaultMessage: 'The server is back' },
  backText: {
    id: 'outage.back.text',
    defaultMessage:
      'What you see is up to date again. What could not be saved still stands in its form: save it again.',
  },
});
