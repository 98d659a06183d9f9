import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  toHome: { id: 'misc.toHome', defaultMessage: 'Go to the start page' },
  notFoundText: {
    id: 'misc.notFound.text',
    defaultMessage: 'The address may be mistyped, or what stood here is gone.',
  },
  errorText: {
    id: 'misc.error.text',
    defaultMessage: 'It is not your doing, and your saved data are untouched. Begin again at the start page.',
  },
  maintenanceHeading: { id: 'misc.maintenance.heading', defaultMessage: 'Down for maintenance' },
  backHeading: { id: 'misc.maintenance.back', defaultMessage: 'Back in service' },
  asking: { id: 'misc.maintenance.asking', defaultMessage: 'Asking the server whether it is ready…' },
  down: {
    id: 'misc.maintenance.down',
    defaultMessage:
      'The server does not answer at the moment. Nothing that was saved is lost. This page notices by itself when the server is back.',
  },
  up: {
    id: 'misc.maintenance.up',
    defaultMessage: 'The server answers: the work is done, and you can go on.',
  },
  tryNow: { id: 'misc.maintenance.tryNow', defaultMessage: 'Try now' },
  comingSoonHeading: { id: 'misc.comingSoon.heading', defaultMessage: 'Something new is on its way' },
  comingSoonText: {
    id: 'misc.comingSoon.text',
    defaultMessage: 'We are packing the next edition of Catalog Manager. It opens on {date, date, long}.',
  },
  hereHeading: { id: 'misc.comingSoon.here.heading', defaultMessage: 'It is here' },
  hereText: {
    id: 'misc.comingSoon.here.text',
    defaultMessage: 'The wait is over: the new edition of Catalog Manager is open.',
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
