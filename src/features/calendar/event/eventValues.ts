import type { CalendarName, UpdateCalendarEventInput } from '#graphql/types.generated';
import type { CalendarEntryFragment } from '../Calendar.generated';
import { addDays, localTime } from '../calendarDates';
import { getCalendar } from '../calendarMarks';
import type { EventValues } from './eventSchema';
import { getEnd, toMidnight, type EventTimes } from './eventTimes';

const hourMs = 60 * 60 * 1000;

/** Times in the format of the form fields: local times, or days with an inclusive last day. */
export function toTimeValues(times: EventTimes): Pick<EventValues, 'allDay' | 'start' | 'end'> {
  const { start, allDay } = times;
  const end = getEnd(times);
  if (!allDay) return { allDay, start: localTime(new Date(start)), end: end === null ? '' : localTime(new Date(end)) };
  const first = start.slice(0, 10);
  const last = end === null ? first : addDays(end.slice(0, 10), -1);
  return { allDay, start: first, end: last < first ? first : last };
}

/** The times of the form fields in the server's format. */
export function toTimes({ allDay, start, end }: Pick<EventValues, 'allDay' | 'start' | 'end'>): EventTimes {
  if (allDay) return { allDay, start: toMidnight(start), end: toMidnight(addDays(end || start, 1)) };
  return { allDay, start: new Date(start).toISOString(), end: end === '' ? null : new Date(end).toISOString() };
}

/** The form values of an event. */
export function toFormValues(event: CalendarEntryFragment): EventValues {
  return {
    ...toTimeValues(event),
    title: event.title,
    calendar: getCalendar(event),
    url: event.url ?? '',
    location: event.location,
    description: event.description,
    guests: [...event.guests],
  };
}

/** The form values of a new event at these times. */
export function newValues(times: EventTimes, calendar: CalendarName): EventValues {
  return {
    ...toTimeValues(times),
    title: '',
    calendar,
    url: '',
    location: '',
    description: '',
    guests: [],
  };
}

/** Default times if none were selected: one hour from the next full hour today, or from 9:00 on another day. */
export function defaultTimes(day: string, now: Date): EventTimes {
  const start = new Date(localTime(now).startsWith(day) ? now : `${day}T08:00`);
  start.setHours(start.getHours() + 1, 0, 0, 0);
  return { allDay: false, start: start.toISOString(), end: new Date(start.getTime() + hourMs).toISOString() };
}

/** The values in the server's format. */
export function toInput(values: EventValues) {
  return {
    ...toTimes(values),
    title: values.title,
    calendar: values.calendar,
    url: values.url || null,
    location: values.location,
    description: values.description,
    guests: values.guests,
  };
}

const timeNames = ['allDay', 'start', 'end'] as const;
const otherNames = ['title', 'calendar', 'url', 'location', 'description', 'guests'] as const;

/** Only the changed fields, so that changes by others to other fields are kept. The times are always sent together. */
export function getChanges(before: EventValues, after: EventValues): Omit<UpdateCalendarEventInput, 'id'> {
  const changes: Omit<UpdateCalendarEventInput, 'id'> = toInput(after);
  const isSame = (name: keyof EventValues) => String(after[name]) === String(before[name]);
  if (timeNames.every(isSame)) for (const name of timeNames) delete changes[name];
  for (const name of otherNames) if (isSame(name)) delete changes[name];
  return changes;
}
