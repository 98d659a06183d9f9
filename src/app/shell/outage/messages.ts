import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  label: { id: 'outage.banner.label', defaultMessage: 'Server status' },
  maintenance: {
    id: 'outage.banner.maintenance',
    defaultMessage: 'Under maintenance. Your entries are kept, and the app reconnects automatically.',
  },
  unreachable: {
    id: 'outage.banner.unreachable',
    defaultMessage: 'Can’t reach the server. Your entries are kept, and the app reconnects automatically.',
  },
  offline: {
    id: 'outage.banner.offline',
    defaultMessage: 'You appear to be offline. Your entries are kept, and the app reconnects automatically.',
  },
  nextTry: {
    id: 'outage.banner.nextTry',
    defaultMessage: 'Trying again in {seconds, plural, one {# second} other {# seconds}}',
  },
  trying: { id: 'outage.banner.trying', defaultMessage: 'Reconnecting…' },
  tryNow: nameMessages.tryNow,
  backTitle: { id: 'outage.back.title', defaultMessage: 'You’re back online' },
  backText: {
    id: 'outage.back.text',
    defaultMessage:
      'This page is up to date again. If a form couldn’t be saved, your entries are still there. Save it again.',
  },
});
