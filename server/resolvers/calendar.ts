import { createEvent, deleteEvent, getEvent, listEvents, updateEvent } from '../domain/calendar/events';
import { extendedText, parseGuests } from '../domain/calendar/eventFields';
import { toIsoDate } from '../domain/texts/dateText';
import { CALENDAR_NAMES } from '../records/calendar';
import type { Resolvers } from '../types.generated';

export const calendarResolvers: Resolvers = {
  Query: {
    calendarEvents: (_, { calendars }, ctx) => listEvents(ctx, calendars ?? []),
    calendarEvent: (_, { id }, ctx) => getEvent(ctx, id),
  },
  Mutation: {
    createCalendarEvent: async (_, { input }, ctx) => ({ calendarEvent: await createEvent(ctx, input) }),
    updateCalendarEvent: async (_, { input: { id, ...changes } }, ctx) => ({
      calendarEvent: await updateEvent(ctx, id, changes),
    }),
    deleteCalendarEvent: async (_, { input }, ctx) => ({ deletedId: await deleteEvent(ctx, input.id) }),
  },
  CalendarEvent: {
    url: ({ url }) => url || null,
    start: ({ start }) => toIsoDate(start) ?? start,
    end: ({ end }) => toIsoDate(end),
    calendar: ({ extendedProps }) => CALENDAR_NAMES.find((name) => name === extendedProps.calendar) ?? null,
    location: (event) => extendedText(event, 'location'),
    description: (event) => extendedText(event, 'description'),
    guests: (event) => parseGuests(event),
  },
};
