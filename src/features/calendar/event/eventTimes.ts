import type { EventApi, EventInput } from '@fullcalendar/react';
import type { CalendarEntryFragment } from '../Calendar.generated';

const hourMs = 60 * 60 * 1000;

/** The times of an event in the server's format. */
export interface EventTimes {
  start: string;
  end: string | null;
  allDay: boolean;
}

/** Midnight UTC of a day, the server's format for all-day events. */
export function toMidnight(day: string): string {
  return `${day.slice(0, 10)}T00:00:00.000Z`;
}

/** The end of an event, or null if it is not after the start. */
export function getEnd({ start, end }: EventTimes): string | null {
  return end !== null && Date.parse(end) > Date.parse(start) ? end : null;
}

/** An event in the format of FullCalendar. All-day events use dates only, so that time zones cannot shift them. */
export function toGridEvent(event: CalendarEntryFragment): EventInput {
  const { id, title, allDay } = event;
  const end = getEnd(event);
  const placed = (at: string) => (allDay ? at.slice(0, 10) : at);
  return { id, title, allDay, start: placed(event.start), ...(end !== null && { end: placed(end) }) };
}

/**
 * The times of an event after it was dragged or resized in the grid. An all-day event that is moved to a time of day
 * takes one hour, as the grid draws it.
 */
export function movedTimes(
  { start, end, startStr, endStr, allDay }: Pick<EventApi, 'start' | 'end' | 'startStr' | 'endStr' | 'allDay'>,
  wasAllDay: boolean,
): EventTimes {
  if (allDay) return { allDay, start: toMidnight(startStr), end: endStr === '' ? null : toMidnight(endStr) };
  const from = start ?? new Date(startStr);
  const to = end ?? (wasAllDay ? new Date(from.getTime() + hourMs) : null);
  return { allDay, start: from.toISOString(), end: to?.toISOString() ?? null };
}
