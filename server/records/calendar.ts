/** The calendars (spec, section 9). */
export const CALENDAR_NAMES = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const;
export type CalendarName = (typeof CALENDAR_NAMES)[number];

/** Properties of an event other than its times. REST clients can add more. */
export interface ExtendedPropsRecord {
  /** Usually a `CalendarName`. */
  calendar?: string | null;
  [extra: string]: unknown;
}

export interface CalendarEventRecord {
  id: string;
  url: string | null;
  title: string;
  /** A date and time that `Date.parse` accepts; midnight UTC for an all-day event. */
  start: string;
  /** Exclusive end of the event. */
  end: string | null;
  allDay: boolean;
  extendedProps: ExtendedPropsRecord;
  /** Fields added by REST clients. */
  extras: Record<string, unknown>;
}
