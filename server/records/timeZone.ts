/** The zone of dates and times without one, unless their catalog has another. */
export const UTC = 'UTC';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

const getFormat = (timeZone: string) => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
};

/** Returns the zone in its canonical spelling, such as `Europe/Berlin` for `europe/berlin`; null for other texts. */
export function canonicalTimeZone(name: string): string | null {
  // Offsets such as +01:00 are not names, and know no daylight saving.
  if (/^[+-]/.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return /^(?:utc|gmt|etc\/utc|etc\/gmt)$/i.test(timeZone) ? UTC : timeZone;
  } catch {
    return null;
  }
}

/** The minutes that local time is ahead of UTC at the instant. */
function getOffset(instant: number, timeZone: string): number {
  if (timeZone === UTC) return 0;
  const parts = Object.fromEntries(
    getFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - instant) / MINUTE);
}

/**
 * Returns the instant at which clocks in the zone show the local time, given as if it were UTC. A time that daylight
 * saving skips is as much later, and of one that occurs twice, it is the first, as in ECMAScript's `compatible`
 * disambiguation.
 */
export function toInstant(local: number, timeZone: string): number {
  if (timeZone === UTC) return local;
  const before = getOffset(local - 24 * HOUR, timeZone);
  const after = getOffset(local + 24 * HOUR, timeZone);
  const [first, second] = [local - before * MINUTE, local - after * MINUTE];
  if (getOffset(first, timeZone) === before) return first;
  return getOffset(second, timeZone) === after ? second : first;
}

/** Returns the instant as local time with its offset, for example `2026-03-29T09:00:00+02:00`. */
export function toOffsetText(instant: number, offset: number): string {
  const local = new Date(instant + offset * MINUTE).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const [hours, minutes] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** Returns the local time in the zone with its offset, as `toOffsetText`. */
export function toZonedText(instant: number, timeZone: string): string {
  return toOffsetText(instant, getOffset(instant, timeZone));
}

/** Returns a local time with its offset as Google writes it: to the minute, for example `2026-03-29T09:00+0200`. */
export function toGoogleTime(text: string): string {
  return `${text.slice(0, 16)}${text.slice(19).replace(':', '')}`;
}

/** Returns the local time in the zone as Google writes it. */
export function formatInZone(instant: string, timeZone = UTC): string {
  return toGoogleTime(toZonedText(Date.parse(instant), timeZone));
}

/** Returns the instant one year later by the clocks of the zone. */
export function addYear(instant: number, timeZone: string): number {
  const local = new Date(instant + getOffset(instant, timeZone) * MINUTE);
  return toInstant(local.setUTCFullYear(local.getUTCFullYear() + 1), timeZone);
}
