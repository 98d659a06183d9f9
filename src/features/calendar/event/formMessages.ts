import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { recordMessages } from '#ui/recordMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the event form. */
export const formMessages = defineMessages({
  title: sharedMessages.title,
  calendar: nameMessages.calendar,
  start: { id: 'calendar.form.start', defaultMessage: 'Start' },
  end: { id: 'calendar.form.end', defaultMessage: 'End' },
  when: { id: 'calendar.form.when', defaultMessage: 'Date and time' },
  location: { id: 'calendar.form.location', defaultMessage: 'Location' },
  url: commonMessages.url,
  openUrl: { id: 'calendar.form.openUrl', defaultMessage: 'Open URL in a new tab' },
  guests: { id: 'calendar.form.guests', defaultMessage: 'Guests' },
  guestsHint: { id: 'calendar.form.guestsHint', defaultMessage: 'Names or email addresses' },
  description: fieldMessages.description,
  titleMissing: { id: 'calendar.form.titleMissing', defaultMessage: 'Enter a title.' },
  titleTooLong: sharedMessages.tooLong,
  startMissing: { id: 'calendar.form.startMissing', defaultMessage: 'Enter a start date.' },
  endTooEarly: { id: 'calendar.form.endTooEarly', defaultMessage: 'Enter an end time after the start time.' },
  lastDayTooEarly: {
    id: 'calendar.form.lastDayTooEarly',
    defaultMessage: 'Enter an end date on or after the start date.',
  },
  urlWrong: {
    id: 'calendar.form.urlWrong',
    defaultMessage: 'Enter a URL that starts with https:// or http://. Example: https://fair.example',
  },
  create: { id: 'calendar.form.create', defaultMessage: 'Create event' },
  delete: recordMessages.delete,
  created: { id: 'calendar.form.created', defaultMessage: '“{title}” created' },
  saved: { id: 'calendar.form.saved', defaultMessage: '“{title}” saved' },
  goneTitle: { id: 'calendar.gone.title', defaultMessage: 'Event not found' },
  goneText: { id: 'calendar.gone.text', defaultMessage: 'This event may have been deleted.' },
  deleteTitle: { id: 'calendar.delete.title', defaultMessage: 'Delete “{title}”?' },
  deleteText: {
    id: 'calendar.delete.text',
    defaultMessage: 'This deletes the event for everyone. You can’t undo this.',
  },
  deleteSubmit: { id: 'calendar.delete.submit', defaultMessage: 'Delete event' },
  deleted: { id: 'calendar.deleted', defaultMessage: '“{title}” deleted' },
});
