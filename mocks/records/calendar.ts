/** The calendars (spec, section 9). */
export const CALENDAR_NAMES = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const;
export type CalendarName = (typeof CALENDAR_NAMES)[number];

/** What is known of an event besides its time; REST clients may add to it. */
export interface ExtendedPropsRecord {
  /** Mostly a `CalendarName`. */
  calendar?: string | null;
  [extra: string]: unknown;
}

export interface CalendarEventRecord {
  id: string;
  url: string | null;
  title: string;
  /** A point in time that `Date.parse` reads; of an all-day event midnight in UTC. */
  start: string;
  /** The first moment after the event. */
  end: string | null;
  allDay: boolean;
  extendedProps: ExtendedPropsRecord;
  /** Fields that REST clients added. */
  extras: Record<string, unknown>;
}
