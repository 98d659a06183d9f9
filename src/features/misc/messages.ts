import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  toHome: nameMessages.goToHomePage,
  notFoundText: {
    id: 'misc.notFound.text',
    defaultMessage: 'Check the URL, or go back to the home page.',
  },
  errorText: {
    id: 'misc.error.text',
    defaultMessage: 'Something went wrong on our side. Your saved data is safe.',
  },
  maintenanceHeading: { id: 'misc.maintenance.heading', defaultMessage: 'Down for maintenance' },
  backHeading: { id: 'misc.maintenance.back', defaultMessage: 'Maintenance complete' },
  asking: { id: 'misc.maintenance.asking', defaultMessage: 'Checking the server status…' },
  down: {
    id: 'misc.maintenance.down',
    defaultMessage:
      'The server isn’t responding right now. Your saved data is safe. This page updates automatically when the server is back.',
  },
  up: {
    id: 'misc.maintenance.up',
    defaultMessage: 'The server is back. You can continue.',
  },
  tryNow: nameMessages.tryNow,
  comingSoonHeading: { id: 'misc.comingSoon.heading', defaultMessage: 'Something new is on its way' },
  comingSoonText: {
    id: 'misc.comingSoon.text',
    defaultMessage: 'The next version of Catalog Manager launches on {date, date, long}.',
  },
  hereHeading: { id: 'misc.comingSoon.here.heading', defaultMessage: 'Now available' },
  hereText: {
    id: 'misc.comingSoon.here.text',
    defaultMessage: 'The new version of Catalog Manager is here.',
  },
  countdown: { id: 'misc.countdown', defaultMessage: 'Time left' },
  days: { id: 'misc.countdown.days', defaultMessage: '{count, plural, one {day} other {days}}' },
  hours: { id: 'misc.countdown.hours', defaultMessage: '{count, plural, one {hour} other {hours}}' },
  minutes: { id: 'misc.countdown.minutes', defaultMessage: '{count, plural, one {minute} other {minutes}}' },
  seconds: { id: 'misc.countdown.seconds', defaultMessage: '{count, plural, one {second} other {seconds}}' },
  daysLeft: {
    id: 'misc.countdown.daysLeft',
    defaultMessage: '{days, plural, one {# day} other {# days}} and {hours, plural, one {# hour} other {# hours}} left',
  },
  hoursLeft: {
    id: 'misc.countdown.hoursLeft',
    defaultMessage: '{hours, plural, one {More than # hour} other {More than # hours}} left',
  },
  minutesLeft: {
    id: 'misc.countdown.minutesLeft',
    defaultMessage:
      '{minutes, plural, =0 {Less than a minute} one {More than # minute} other {More than # minutes}} left',
  },
});
