import { z } from 'zod';
import { addEvent, deleteEvent, listEvents, mergeEvent } from '../domain/calendar/events';
import { isDateText } from '../domain/texts/dateText';
import { id } from './fields';
import { restRecord, withExtras } from './looseBody';
import { route, type Route } from './route';

const NO_DATE = 'must be an ISO 8601 date and time';

const FIELDS = {
  url: z.string().nullable(),
  title: z.string(),
  start: z.string().refine(isDateText, NO_DATE),
  end: z
    .string()
    .refine((text) => text === '' || isDateText(text), NO_DATE)
    .nullable(),
  allDay: z.boolean(),
  extendedProps: z.looseObject({ calendar: z.string().nullable().optional() }),
};

const KNOWN = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

const changes = z.looseObject(FIELDS).partial();

const event = z.looseObject({ id: z.int(), ...FIELDS });

/** Calendar names. The parameter can be repeated, and each value can be a comma-separated list. */
const calendars = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => [given ?? []].flat().flatMap((names) => names.split(',').filter(Boolean)));

/** The calendar paths (REST contract, section 6). */
export const calendarRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/apps/calendar/events',
    summary: 'Lists the events of the given calendars, or all events.',
    takes: z.object({ calendars }),
    answers: z.array(event),
    handle: async (ctx, query) => (await listEvents(ctx, query.calendars)).map(restRecord),
  }),
  route({
    method: 'POST',
    path: '/apps/calendar/add-event',
    summary: 'Creates an event.',
    takes: z.object({ event: changes.required({ title: true }) }),
    answers: z.strictObject({ event }),
    status: 201,
    handle: async (ctx, input) => ({ event: restRecord(await addEvent(ctx, withExtras(input.event, KNOWN))) }),
  }),
  route({
    method: 'POST',
    path: '/apps/calendar/update-event',
    summary: 'Updates the given fields of an event.',
    takes: z.object({ event: changes.extend({ id }) }),
    answers: z.strictObject({ event }),
    handle: async (ctx, input) => ({
      event: restRecord(await mergeEvent(ctx, input.event.id, withExtras(input.event, KNOWN))),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/apps/calendar/remove-event',
    summary: 'Deletes an event.',
    takes: z.object({ id }),
    answers: null,
    handle: (ctx, input) => deleteEvent(ctx, input.id),
  }),
];
