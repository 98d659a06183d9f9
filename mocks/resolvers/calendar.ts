import { CALENDAR_NAMES } from '../records/calendar';
import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/calendar/events');
const fields = () => import('../domain/calendar/eventFields');
const dates = () => import('../domain/dateText');

export const calendarResolvers: Resolvers = {
  CalendarName: { BUSINESS: 'Business', HOLIDAY: 'Holiday', PERSONAL: 'Personal', FAMILY: 'Family', ETC: 'ETC' },
  Query: {
    calendarEvents: async (_, { calendars }, ctx) => (await rules()).listEvents(ctx, calendars ?? []),
    calendarEvent: async (_, { id }, ctx) => (await rules()).getEvent(ctx, id),
  },
  Mutation: {
    calendarEventCreate: async (_, { input }, ctx) => (await rules()).createEvent(ctx, input),
    calendarEventUpdate: async (_, { id, input }, ctx) => (await rules()).updateEvent(ctx, id, input),
    calendarEventDelete: async (_, { id }, ctx) => (await rules()).deleteEvent(ctx, id),
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
