import { CALENDAR_NAMES } from '../records/calendar';
import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/calendar/events');
const fields = () => import('../domain/calendar/eventFields');
const dates = () => import('../domain/texts/dateText');

export const calendarResolvers: Resolvers = {
  CalendarName: { BUSINESS: 'Business', HOLIDAY: 'Holiday', PERSONAL: 'Personal', FAMILY: 'Family', ETC: 'ETC' },
  Query: {
    calendarEvents: async (_, { calendars }, ctx) => (await rules()).listEvents(ctx, calendars ?? []),
    calendarEvent: async (_, { id }, ctx) => (await rules()).getEvent(ctx, id),
  },
  Mutation: {
    createCalendarEvent: async (_, { input }, ctx) => ({
      calendarEvent: await (await rules()).createEvent(ctx, input),
    }),
    updateCalendarEvent: async (_, { input: { id, ...changes } }, ctx) => ({
      calendarEvent: await (await rules()).updateEvent(ctx, id, changes),
    }),
    deleteCalendarEvent: async (_, { input }, ctx) => ({ deletedId: await (await rules()).deleteEvent(ctx, input.id) }),
  },
  CalendarEvent: {
    url: ({ url }) => url || null,
    start: async ({ start }) => (await dates()).toIsoDate(start) ?? start,
    end: async ({ end }) => (await dates()).toIsoDate(end),
    calendar: ({ extendedProps }) => CALENDAR_NAMES.find((name) => name === extendedProps.calendar) ?? null,
    location: async (event) => (await fields()).extendedText(event, 'location'),
    description: async (event) => (await fields()).extendedText(event, 'description'),
    guests: async (event) => (await fields()).parseGuests(event),
  },
};
