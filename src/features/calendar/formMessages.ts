import { defineMessages } from '../../i18n/defineMessages';

/** Words of an event that is open. */
export const formMessages = defineMessages({
  title: { id: 'calendar.form.title', defaultMessage: 'Title' },
  calendar: { id: 'calendar.form.calendar', defaultMessage: 'Calendar' },
  start: { id: 'calendar.form.start', defaultMessage: 'Start' },
  end: { id: 'calendar.form.end', defaultMessage: 'End' },
  when: { id: 'calendar.form.when', defaultMessage: 'When' },
  location: { id: 'calendar.form.location', defaultMessage: 'Location' },
  url: { id: 'calendar.form.url', defaultMessage: 'Web address' },
  openUrl: { id: 'calendar.form.openUrl', defaultMessage: 'Open the address in a new tab' },
  guests: { id: 'calendar.form.guests', defaultMessage: 'Guests' },
  guestsHint: { id: 'calendar.form.guestsHint', defaultMessage: 'Names or addresses' },
  description: { id: 'calendar.form.description', defaultMessage: 'Description' },
  titleMissing: { id: 'calendar.form.titleMissing', defaultMessage: 'Enter a title.' },
  titleTooLong: {
    id: 'calendar.form.titleTooLong',
    defaultMessage: 'A title has at most {count, number} characters.',
  },
  startMissing: { id: 'calendar.form.startMissing', defaultMessage: 'Enter a start.' },
  endTooEarly: { id: 'calendar.form.endTooEarly', defaultMessage: 'The end has to be after the start.' },
  lastDayTooEarly: {
    id: 'calendar.form.lastDayTooEarly',
    defaultMessage: 'The last day cannot be before the first.',
  },
  urlWrong: {
    id: 'calendar.form.urlWrong',
    defaultMessage: 'Enter an address that begins with https:// or http://, such as https://fair.example.',
  },
  create: { id: 'calendar.form.create', defaultMessage: 'Create event' },
  delete: { id: 'calendar.form.delete', defaultMessage: 'Delete' },
  created: { id: 'calendar.form.created', defaultMessage: '“{title}” was created' },
  saved: { id: 'calendar.form.saved', defaultMessage: '“{title}” was saved' },
  goneTitle: { id: 'calendar.gone.title', defaultMessage: 'There is no such event' },
  goneText: { id: 'calendar.gone.text', defaultMessage: 'The event may have been deleted meanwhile.' },
  deleteTitle: { id: 'calendar.delete.title', defaultMessage: 'Delete “{title}”?' },
  deleteText: {
    id: 'calendar.delete.text',
    defaultMessage: 'The event will be gone for everybody. This cannot be undone.',
  },
  deleteSubmit: { id: 'calendar.delete.submit', defaultMessage: 'Delete event' },
  deleted: { id: 'calendar.deleted', defaultMessage: '“{title}” was deleted' },
});
