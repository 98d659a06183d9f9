import { toInstant, toOffsetText, toZonedText, UTC } from './timeZone';

const DAY = 24 * 60 * 60 * 1000;

/** A day, or a day with a time, whose offset can be absent. */
const PATTERN = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?)?$/;

const isDay = (text: string) => text.length === 10;

/** Whether the text is a time as it is stored, which is not read again, so that midnight stays a time. */
export function isStoredTime(text: string): boolean {
  return /T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(text) && parseAvailableFrom(text) !== null;
}

/** Returns the instant from which something is available: that of a day is its start in the time zone. */
export function getAvailableFrom(text: string, timeZone = UTC): number {
  return isDay(text) ? toInstant(Date.parse(text), timeZone) : Date.parse(text);
}

/** Returns the instants at which something that is available from then on changes, or can be told a year before. */
export function getAvailabilityChanges(text: string, timeZone = UTC): number[] {
  const start = getAvailableFrom(text, timeZone);
  // Whether it is less than a year ahead changes after 365 or 366 days by the clocks, which daylight saving can move by
  // an hour.
  const before = [365, 366].flatMap((days) => [-1, 0, 1].map((hours) => start - days * DAY + (hours * DAY) / 24));
  return [start, ...before];
}

/**
 * Returns the local time as it is stored: with its offset in minutes, or as the day if its day starts then in the time
 * zone.
 */
export function toAvailableFrom(local: number, offset: number | null, timeZone: string): string {
  const day = new Date(local).toISOString().slice(0, 10);
  const instant = offset === null ? toInstant(local, timeZone) : local - offset * 60_000;
  if (local % DAY === 0 && instant === getAvailableFrom(day, timeZone)) return day;
  return offset === null ? toZonedText(instant, timeZone) : toOffsetText(instant, offset);
}

/**
 * Returns a day, or a time with its offset, as it is stored: `2026-03-01` or `2026-03-01T08:00:00+01:00`. A time
 * without an offset is one in the time zone. Null for other texts, and for days that the calendar does not have.
 */
export function parseAvailableFrom(text: string, timeZone = UTC): string | null {
  const [, day, time = '00:00', zone] = PATTERN.exec(text) ?? [];
  const local = Date.parse(`${day}T${time}Z`);
  if (day === undefined || Number.isNaN(local) || !new Date(local).toISOString().startsWith(day)) return null;
  if (isDay(text)) return text;
  const offset = zone === undefined ? null : (local - Date.parse(`${day}T${time}${zone}`)) / 60_000;
  return Number.isNaN(offset) ? null : toAvailableFrom(local, offset, timeZone);
}
