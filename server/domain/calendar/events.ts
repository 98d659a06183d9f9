import { notFound } from '../../errors';
import type { CalendarEventRecord } from '../../records/calendar';
import type { CreateCalendarEventInput } from '../../types.generated';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { assertTimes, type EventFields, eventFields, type EventInput } from './eventFields';

type Reads = Pick<DomainContext, 'store'>;
type Writes = Pick<DomainContext, 'store' | 'locks'>;

const KEY = 'calendar';

const BLANK: Omit<EventFields, 'start'> = {
  url: null,
  title: '',
  end: null,
  allDay: false,
  extendedProps: {},
  extras: {},
};

/** The events of the given calendars (exact match) in creation order; all events if no calendar is given. */
export function listEvents({ store }: Reads, calendars: readonly string[]): Promise<CalendarEventRecord[]> {
  return store.list(
    'calendarEvents',
    ({ extendedProps }) => calendars.length === 0 || calendars.includes(extendedProps.calendar ?? ''),
  );
}

/** The event. Throws NOT_FOUND. */
export async function getEvent({ store }: Reads, id: string): Promise<CalendarEventRecord> {
  const event = await store.get('calendarEvents', id);
  if (!event) throw notFound('event', id);
  return event;
}

/** Creates an event from the fields without validation. Without a start, it begins now. */
export function addEvent(
  ctx: Writes & Pick<DomainContext, 'now'>,
  fields: Partial<EventFields>,
): Promise<CalendarEventRecord> {
  return withLock(ctx, KEY, async (commit) => {
    const id = await ctx.store.nextId('calendarEvents');
    const event: CalendarEventRecord = { ...BLANK, start: ctx.now().toISOString(), ...fields, id };
    await commit([{ table: 'calendarEvents', put: event }]);
    return event;
  });
}

const changeEvent = (
  ctx: Writes,
  id: string,
  change: (event: CalendarEventRecord) => CalendarEventRecord,
): Promise<CalendarEventRecord> =>
  withLock(ctx, KEY, async (commit) => {
    const changed = change(await getEvent(ctx, id));
    await commit([{ table: 'calendarEvents', put: changed }]);
    return changed;
  });

/**
 * Merges the fields into the event without validation. New extended properties replace the old ones. Throws NOT_FOUND.
 */
export function mergeEvent(ctx: Writes, id: string, fields: Partial<EventFields>): Promise<CalendarEventRecord> {
  return changeEvent(ctx, id, (event) => ({ ...event, ...fields, extras: { ...event.extras, ...fields.extras } }));
}

/** Creates an event. Throws INVALID with `fields`. */
export async function createEvent(
  ctx: Pick<DomainContext, 'store' | 'now' | 'locks'>,
  input: CreateCalendarEventInput,
): Promise<CalendarEventRecord> {
  const { extendedProps = {}, ...fields } = eventFields(input);
  assertTimes({ start: input.start, end: null, ...fields });
  return addEvent(ctx, { ...fields, extendedProps });
}

/** Updates the given fields, for example the times after a drag. Throws NOT_FOUND, or INVALID with `fields`. */
export async function updateEvent(ctx: Writes, id: string, input: EventInput): Promise<CalendarEventRecord> {
  const fields = eventFields(input);
  return changeEvent(ctx, id, (event) => {
    const extendedProps = { ...event.extendedProps, ...fields.extendedProps };
    const changed = { ...event, ...fields, extendedProps };
    assertTimes(changed);
    return changed;
  });
}

/** Deletes the event and returns its id. Throws NOT_FOUND. */
export function deleteEvent(ctx: Writes, id: string): Promise<string> {
  return withLock(ctx, KEY, async (commit) => {
    await getEvent(ctx, id);
    await commit([{ table: 'calendarEvents', remove: id }]);
    return id;
  });
}
