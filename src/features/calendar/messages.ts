import { commonMessages } from '#ui/commonMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { messages as uiMessages } from '#ui/messages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  BUSINESS: { id: 'calendar.name.business', defaultMessage: 'Business' },
  FAMILY: fieldMessages.family,
  HOLIDAY: { id: 'calendar.name.holiday', defaultMessage: 'Holiday' },
  PERSONAL: sharedMessages.personal,
  ETC: { id: 'calendar.name.etc', defaultMessage: 'Other' },
  calendars: { id: 'calendar.calendars', defaultMessage: 'Calendars' },
  allCalendars: { id: 'calendar.calendars.all', defaultMessage: 'All calendars' },
  newEvent: { id: 'calendar.new', defaultMessage: 'New event' },
  views: sharedMessages.views,
  month: { id: 'calendar.view.month', defaultMessage: 'Month' },
  week: { id: 'calendar.view.week', defaultMessage: 'Week' },
  day: { id: 'calendar.view.day', defaultMessage: 'Day' },
  list: commonMessages.list,
  today: sharedMessages.today,
  previousMonth: { id: 'calendar.previous.month', defaultMessage: 'Previous month' },
  previousWeek: { id: 'calendar.previous.week', defaultMessage: 'Previous week' },
  previousDay: { id: 'calendar.previous.day', defaultMessage: 'Previous day' },
  nextMonth: { id: 'calendar.next.month', defaultMessage: 'Next month' },
  nextWeek: { id: 'calendar.next.week', defaultMessage: 'Next week' },
  nextDay: { id: 'calendar.next.day', defaultMessage: 'Next day' },
  previousDays: { id: 'calendar.previous.days', defaultMessage: 'Previous {count, number} days' },
  nextDays: { id: 'calendar.next.days', defaultMessage: 'Next {count, number} days' },
  goToDate: { id: 'calendar.goToDate', defaultMessage: 'Go to date' },
  allDay: { id: 'calendar.allDay', defaultMessage: 'All day' },
  timed: { id: 'calendar.timed', defaultMessage: 'Time of day' },
  events: { id: 'calendar.events', defaultMessage: 'Events' },
  more: { id: 'calendar.more', defaultMessage: '+{count, number} more' },
  moreHint: {
    id: 'calendar.more.hint',
    defaultMessage: 'Show {count, plural, one {# more event} other {# more events}}',
  },
  emptyTitle: { id: 'calendar.empty.title', defaultMessage: 'No events' },
  emptyText: { id: 'calendar.empty.text', defaultMessage: 'No events are scheduled for {period}.' },
  emptyFiltered: {
    id: 'calendar.empty.filtered',
    defaultMessage: 'The selected calendars have no events for {period}.',
  },
  untitled: { id: 'calendar.untitled', defaultMessage: 'Untitled event' },
  moved: { id: 'calendar.moved', defaultMessage: '“{title}” moved' },
  notMoved: { id: 'calendar.notMoved', defaultMessage: 'Couldn’t move “{title}”' },
  undo: uiMessages.undo,
});
