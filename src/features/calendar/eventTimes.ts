import type { EventApi, EventInput } from '@fullcalendar/react';
import type { CalendarEntryFragment } from './Calendar.generated';

const hourMs = 60 * 60 * 1000;

/** When an event takes place, as the server has it. */
export interface EventTimes {
  start: string;
  end: string | null;
  allDay: boolean;
}

/** Midnight of a day in UTC: what the server has for events that take whole days. */
export const midnightOf = (day: string): string => `${day.slice(0, 10)}T00:00:00.000Z`;

/** The end of an event, or null where that is not after the start. */
export const endOf = ({ start, end }: EventTimes): string | null =>
  end !== null && Date.parse(end) > Date.parse(start) ? end : null;

/** An event as FullCalendar takes it. Of whole days only the dates count, so that no time zone can shift them. */
export function gridEventOf(event: CalendarEntryFragment): EventInput {
  const { id, title, allDay } = event;
  const end = endOf(event);
  const placed = (at: string) => (allDay ? at.slice(0, 10) : at);
  return { id, title, allDay, start: placed(event.start), ...(end !== null && { end: placed(end) }) };
}

/**
 * The times of an event that was dragged or resized in the grid. Out of whole days it comes to the hours as one that
 * takes an hour, as it is drawn there.
 */
export function movedTimes(
  { start, end, startStr, endStr, allDay }: Pick<EventApi, 'start' | 'end' | 'startStr' | 'endStr' | 'allDay'>,
  wasAllDay: boolean,
): EventTimes {
  if (allDay) return { allDay, start: midnightOf(startStr), end: endStr === '' ? null : midnightOf(endStr) };
  const from = start ?? new Date(startStr);
  const to = end ?? (wasAllDay ? new Date(from.getTime() + hourMs) : null);
  return { allDay, start: from.toISOString(), end: to?.toISOString() ?? null };
}
