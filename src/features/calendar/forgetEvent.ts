import type { ApolloCache, Reference } from '@apollo/client';

/** Takes a deleted event out of the calendar that was read. */
export function forgetEvent(cache: ApolloCache, id: string): void {
  cache.modify<{ calendarEvents: readonly Reference[] }>({
    fields: {
      calendarEvents: (events, { readField }) =>
        'filter' in events ? events.filter((event: Reference) => readField('id', event) !== id) : events,
    },
  });
}
