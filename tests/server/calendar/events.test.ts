import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';

const NOW = '2026-05-04T10:00:00.000Z';
const EVENTS = '/apps/calendar/events';
const ADD = '/apps/calendar/add-event';
const UPDATE = '/apps/calendar/update-event';
const FIELDS = '{ id title url start end allDay calendar location description guests }';
const CREATE = `mutation ($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { calendarEvent ${FIELDS} } }`;
const CHANGE = `mutation ($input: UpdateCalendarEventInput!) { updateCalendarEvent(input: $input) { calendarEvent ${FIELDS} } }`;

const client = useTestClient({ now: () => new Date(NOW) });

type Event = Record<string, unknown> & { id: number; start: string; end: string; extendedProps: { calendar: string } };

const list = async (query = ''): Promise<Event[]> => (await client.rest('GET', `${EVENTS}${query}`)).body;
const add = async (event: unknown): Promise<Event> => (await client.rest('POST', ADD, { event })).body.event;
const shown = async (id: number | string) =>
  (await client.ask(`{ calendarEvent(id: "${id}") ${FIELDS} }`)).data.calendarEvent;

test('starts with twenty demo events of the five calendars around today', async () => {
  const events = await list();
  expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar))).toEqual(
    new Set(['Business', 'Holiday', 'Personal', 'Family', 'ETC']),
  );
  expect(new Set(events.map(({ allDay }) => allDay))).toEqual(new Set([true, false]));
  expect(events.filter(({ url }) => url !== null)).toHaveLength(1);
  for (const { start, end } of events) {
    expect(Math.abs(Date.parse(start) - Date.parse(NOW))).toBeLessThan(31 * 86_400_000);
    expect(Date.parse(end)).toBeGreaterThan(Date.parse(start));
  }
});

test.each([
  ['', null],
  ['?calendars=', null],
  ['?calendars[]=', null],
  ['?calendars=Family', ['Family']],
  ['?calendars=Family&calendars=ETC', ['Family', 'ETC']],
  ['?calendars[]=Family&calendars[]=ETC', ['Family', 'ETC']],
  ['?calendars%5B%5D=Holiday', ['Holiday']],
  ['?calendars=Family,ETC,Business', ['Family', 'ETC', 'Business']],
  ['?calendars=family', []],
  ['?calendars=Fam', []],
])('lists with %j the events of the calendars %j in storage order', async (query, calendars) => {
  const all = await list();
  expect(await list(query)).toEqual(
    calendars ? all.filter(({ extendedProps }) => calendars.includes(extendedProps.calendar)) : all,
  );
});

test('creates an event with an id and defaults for missing fields', async () => {
  const { status, body } = await client.rest('POST', ADD, { event: { title: 'New' } });
  expect([status, body]).toEqual([
    201,
    { event: { id: 21, title: 'New', url: null, start: NOW, end: null, allDay: false, extendedProps: {} } },
  ]);
  expect((await list()).at(-1)).toEqual(body.event);
});

test.each([
  {
    title: 'x'.repeat(1000),
    start: '2026-05-04',
    end: '2026-05-05',
    allDay: true,
    extendedProps: { calendar: 'Family' },
  },
  { title: '42', start: '2026-05-04T10:00:00', end: '', url: '' },
  { title: 'x', display: 'block', extendedProps: { calendar: 'Work', guests: ['Ada'], colour: { a: 1 } } },
])('stores an event unchanged: %j', async (given) => {
  const event = await add(given);
  expect(event).toEqual(expect.objectContaining(given));
  expect(await list()).toContainEqual(event);
});

test('merges an update shallowly, replacing the extended properties', async () => {
  const event = await add({ title: 'x', own: 1, extendedProps: { calendar: 'ETC', location: 'here' } });
  const { status, body } = await client.rest('POST', UPDATE, {
    event: { id: event.id, start: '2026-06-01T08:00:00Z', extendedProps: { calendar: 'Family' }, more: 2 },
  });
  expect([status, body]).toEqual([
    200,
    { event: { ...event, start: '2026-06-01T08:00:00Z', extendedProps: { calendar: 'Family' }, more: 2 } },
  ]);
});

test('removes an event only once', async () => {
  expect(await client.rest('DELETE', '/apps/calendar/remove-event?id=4')).toEqual({ status: 200, body: undefined });
  expect((await client.rest('DELETE', '/apps/calendar/remove-event', { id: 4 })).status).toBe(404);
  expect((await list()).map(({ id }) => id)).not.toContain(4);
});

test.each([
  ['POST', ADD, undefined, 400],
  ['POST', ADD, {}, 400],
  ['POST', ADD, { event: {} }, 400],
  ['POST', ADD, { event: { title: 7 } }, 400],
  ['POST', ADD, { event: { title: 'x', start: 'soon' } }, 400],
  ['POST', ADD, { event: { title: 'x', start: null } }, 400],
  ['POST', ADD, { event: { title: 'x', end: 12 } }, 400],
  ['POST', ADD, { event: { title: 'x', allDay: 'true' } }, 400],
  ['POST', ADD, { event: { title: 'x', extendedProps: [] } }, 400],
  ['POST', ADD, { event: { title: 'x', extendedProps: { calendar: 1 } } }, 400],
  ['POST', UPDATE, { event: { title: 'x' } }, 400],
  ['POST', UPDATE, { event: { id: 1.5 } }, 400],
  ['POST', UPDATE, { event: { id: 999 } }, 404],
  ['DELETE', '/apps/calendar/remove-event', undefined, 400],
  ['DELETE', '/apps/calendar/remove-event?id=999', undefined, 404],
])('rejects %s %s with %j with a message and changes nothing', async (method, path, body, status) => {
  const before = await list();
  expect(await client.rest(method, path, body)).toEqual({ status, body: { error: expect.stringMatching(/\w/) } });
  expect(await list()).toEqual(before);
});

test.each([
  ['[]', ''],
  ['null', ''],
  ['[BUSINESS, ETC]', '?calendars=Business,ETC'],
])('lists with GraphQL for the calendars %s the same events as REST for %j', async (calendars, query) => {
  const data = await client.data(`{ calendarEvents(calendars: ${calendars}) ${FIELDS} }`);
  expect(data.calendarEvents.map(({ id }: { id: string }) => Number(id))).toEqual(
    (await list(query)).map(({ id }) => id),
  );
});

test('creates, drags, updates, and deletes an event, and REST shows it', async () => {
  const input = {
    title: ' Tea ',
    start: '2026-05-06T15:00:00Z',
    end: '2026-05-06T16:00:00Z',
    calendar: 'PERSONAL',
    location: 'Garden',
    guests: ['Ada', ' Ada ', ''],
  };
  const { data } = await client.ask(CREATE, { input });
  const created = data.createCalendarEvent.calendarEvent;
  const { id } = created;
  expect(created).toEqual({
    id,
    title: 'Tea',
    url: null,
    start: '2026-05-06T15:00:00.000Z',
    end: '2026-05-06T16:00:00.000Z',
    allDay: false,
    calendar: 'PERSONAL',
    location: 'Garden',
    description: '',
    guests: ['Ada'],
  });
  const dragged = { start: '2026-05-09T00:00:00.000Z', end: null, allDay: true };
  const answer = await client.ask(CHANGE, { input: { id, ...dragged } });
  expect(answer.data.updateCalendarEvent.calendarEvent).toEqual({ ...created, ...dragged });
  await client.ask(CHANGE, { input: { id, calendar: 'FAMILY', url: 'https://tea.example/' } });
  expect((await list()).at(-1)).toEqual({
    id: Number(id),
    title: 'Tea',
    url: 'https://tea.example/',
    ...dragged,
    extendedProps: { calendar: 'Family', location: 'Garden', guests: ['Ada'] },
  });
  const deleted = await client.ask(`mutation { deleteCalendarEvent(input: { id: "${id}" }) { deletedId } }`);
  expect(deleted.data.deleteCalendarEvent).toEqual({ deletedId: id });
  expect((await list()).map((event) => event.id)).not.toContain(Number(id));
});

test('omits REST fields outside the contract but keeps them after an update', async () => {
  const event = await add({
    title: 'x',
    start: '2026-05-04',
    end: '',
    url: '',
    own: 1,
    extendedProps: { calendar: 'Work', guests: 3, a: 1 },
  });
  expect(await shown(event.id)).toMatchObject({
    start: '2026-05-04T00:00:00.000Z',
    end: null,
    url: null,
    calendar: null,
    guests: [],
  });
  await client.ask(CHANGE, { input: { id: event.id, location: 'Attic' } });
  expect((await list()).at(-1)).toEqual({ ...event, extendedProps: { ...event.extendedProps, location: 'Attic' } });
});

test.each([
  [{ title: ' ' }, ['title']],
  [{ title: 'x'.repeat(10_001) }, ['title']],
  [{ end: '2026-05-01T00:00:00Z' }, ['end']],
])('rejects %j with errors at its fields', async (wrong, fields) => {
  const input = { title: 'x', start: '2026-05-06T15:00:00Z', calendar: 'ETC', ...wrong };
  for (const answer of [
    await client.ask(CREATE, { input }),
    await client.ask(CHANGE, { input: { ...input, id: '1' } }),
  ]) {
    expect(answer.errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(Object.keys(answer.errors?.[0]?.extensions?.fields ?? {})).toEqual(fields);
  }
});

test('rejects dragging the start past the end and changes nothing', async () => {
  const before = await shown('1');
  expect((await client.refusal(CHANGE, { input: { id: '1', start: '2030-01-01T00:00:00Z' } }))?.fields).toEqual({
    end: expect.stringMatching(/before it starts/),
  });
  expect(await shown('1')).toEqual(before);
});

test.each([
  'updateCalendarEvent(input: { id: "999" }) { calendarEvent { id } }',
  'deleteCalendarEvent(input: { id: "999" }) { deletedId }',
])('returns NOT_FOUND for %s', async (field) => {
  expect((await client.refusal(`mutation { ${field} }`))?.code).toBe('NOT_FOUND');
});
