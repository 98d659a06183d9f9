import type { CalendarEventRecord, ExtendedPropsRecord } from '../../records/calendar';
import type { UpdateCalendarEventInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';

/** The fields of an event without its id. */
export type EventFields = Omit<CalendarEventRecord, 'id'>;

/** What an input says about an event: all fields, or those to change. */
export type EventInput = Omit<UpdateCalendarEventInput, 'id'>;

const TITLE_LENGTH = 10_000;

const findFaults = ({ title }: EventInput): Record<string, Sentence> => ({
  ...(title?.trim() === '' && { title: say`Enter a title.` }),
  ...(title && title.length > TITLE_LENGTH && { title: say`Use ${TITLE_LENGTH} characters or fewer.` }),
});

const extendedProps = ({ calendar, location, description, guests }: EventInput): ExtendedPropsRecord => ({
  ...(calendar && { calendar }),
  ...(typeof location === 'string' && { location: location.trim() }),
  ...(typeof description === 'string' && { description }),
  ...(guests && { guests: [...new Set(guests.map((guest) => guest.trim()).filter(Boolean))] }),
});

/**
 * The fields given in the input, trimmed. `extendedProps` contains only the properties given. Throws INVALID with a
 * message for each invalid field.
 */
export function eventFields(input: EventInput): Partial<EventFields> {
  assertNoFieldErrors(findFaults(input));
  const { title, start, end, allDay, url } = input;
  return {
    ...(typeof title === 'string' && { title: title.trim() }),
    ...(typeof start === 'string' && { start }),
    ...(end !== undefined && { end }),
    ...(typeof allDay === 'boolean' && { allDay }),
    ...(url !== undefined && { url }),
    extendedProps: extendedProps(input),
  };
}

/** Throws INVALID with `fields.end` if the event ends before it starts. */
export function assertTimes({ start, end }: Pick<EventFields, 'start' | 'end'>) {
  if (end !== null && Date.parse(end) < Date.parse(start)) {
    assertNoFieldErrors({ end: say`The event ends before it starts. Enter a later end.` });
  }
}

/** A text from the extended properties, or an empty string if it is missing. */
export function extendedText({ extendedProps: props }: CalendarEventRecord, name: string): string {
  const value = props[name];
  return typeof value === 'string' ? value : '';
}

/** The guests listed in the extended properties. */
export function parseGuests({ extendedProps: { guests } }: CalendarEventRecord): string[] {
  return Array.isArray(guests) ? guests.filter((guest) => typeof guest === 'string') : [];
}
