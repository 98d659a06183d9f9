import { NAMED_IN } from '../mapping/languageNames';
import { splitZone } from './zoneText';

/** A calendar day, and the time if there is one. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
  /** Milliseconds since midnight. */
  time: number;
  /** Minutes ahead of UTC; null if the text has no time zone. */
  offset: number | null;
}

/** A date as it is written. Both readings are the same unless the order of day and month is open. */
export interface WrittenDate {
  /** Null if the calendar does not have that day. */
  dayFirst: DateParts | null;
  /** Null if the calendar does not have that day. */
  monthFirst: DateParts | null;
  /** The sign between the numbers of a date that starts with the day or the month; blank for others. */
  sign: string;
  /** How many digits the year has. */
  yearDigits: number;
  /** Whether the year has two digits and could as well be the first number. */
  isYearOpen: boolean;
}

/** Longer texts are no dates, even with weekday and time zone in words. */
const MAX_LENGTH = 100;

/** The milliseconds of a day. */
export const DAY = 24 * 60 * 60 * 1000;

const YEAR = String.raw`(\d{4}|['’]?\d{2})`;
const ORDINAL = '(?:st|nd|rd|th|er|e|[ªº°.])?';
const TIME = String.raw`(?:(?:T|,?\s+(?:at |um |à |om |alle |a las |às |o )?)(\d{1,2})[:h](\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:\s*([ap])\.?\s?m\.?)?(?:\s*Uhr)?(?:\s*(Z|(?:UTC|GMT)(?![+-])|(?:UTC|GMT)?[+-]\d\d(?::?\d\d)?))?(?:\s*[[(][^[()\]]*[\])])?)?`;

const createPattern = (date: string) => new RegExp(`^${date}${TIME}$`, 'iu');

const YEAR_FIRST = createPattern(String.raw`(\d{4})\s?([-/.])\s?(\d{1,2})\2\s?(\d{1,2})\.?`);
const COMPACT = createPattern(String.raw`(\d{4})()(\d\d)(\d\d)`);
// Poles write “r.”, for “rok”, after the year.
const NUMBERS = createPattern(String.raw`(\d{1,2})\s?([-/.])\s?(\d{1,2})\2\s?${YEAR}(?:\.|\s?r\.?)?`);
const DAY_AND_NAME = createPattern(
  String.raw`(\d{1,2})${ORDINAL}(?:\s*[-/.,]\s*|\s+(?:de |of )?)?(\p{L}{3,})\.?(?:\s*[-/.,]\s*|\s+(?:de |del )?)?${YEAR}(?:\s?r\.?)?`,
);
const NAME_AND_DAY = createPattern(String.raw`(\p{L}{3,})\.?[-/.\s]\s*(\d{1,2})${ORDINAL}(?:\s*[-/.,]\s*|\s+)${YEAR}`);
const YEAR_AND_NAME = createPattern(String.raw`(\d{4})[-/.\s]\s*(\p{L}{3,})\.?[-/.\s]\s*(\d{1,2})\.?`);

/** Days since December 30, 1899, as spreadsheets keep dates, from 1954 to 2119. Part of a day is a time. */
const SERIAL = /^([2-7]\d{4})(\.\d+)?$/;

const SERIAL_START = Date.UTC(1899, 11, 30);

const toPlain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

/** The names that languages have for the dates, long and short, on their own and in a date, where some decline them. */
const getNames = (dates: readonly number[], part: 'month' | 'weekday') =>
  [...NAMED_IN, 'en-GB', 'de-AT'].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) =>
      [{}, { day: 'numeric' } as const].flatMap((others) => {
        const format = new Intl.DateTimeFormat(locale, { ...others, [part]: style, timeZone: 'UTC' });
        return dates.map((date, index): [string, number] => [
          toPlain(format.formatToParts(date).find(({ type }) => type === part)?.value ?? ''),
          index + 1,
        ]);
      }),
    ),
  );

let months: ReadonlyMap<string, number> | undefined;
let weekdays: ReadonlyMap<string, number> | undefined;

/** The number of the month that a word means, also if it is shortened; undefined if it can mean none or several. */
const findMonth = (word: string): number | undefined => {
  months ??= new Map([
    // A short form that German versions of Excel write.
    ['mrz', 3],
    ...getNames(
      Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
      'month',
    ),
  ]);
  const plain = toPlain(word);
  const meant = months.get(plain);
  if (meant !== undefined) return meant;
  const found = new Set([...months].flatMap(([name, month]) => (name.startsWith(plain) ? [month] : [])));
  return found.size === 1 ? [...found][0] : undefined;
};

const withoutWeekday = (text: string) => {
  const [start, word = ''] = /^([\p{L}-]{2,})\.?,?\s+/u.exec(text) ?? [];
  weekdays ??= new Map(
    getNames(
      Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 2, 1 + day)),
      'weekday',
    ),
  );
  return start && weekdays.has(toPlain(word)) ? text.slice(start.length) : text;
};

/** Two digits are a year of this century up to 68, and of the last one from 69, as in POSIX. */
export function toYear(text: string): number {
  const number = Number(text.slice(-4).replace(/\D/g, ''));
  return text.length === 4 ? number : number + (number < 69 ? 2000 : 1900);
}

/** The time in the last groups of a pattern; null if a day does not have that time. */
const readTime = (groups: readonly (string | undefined)[]): Pick<DateParts, 'time' | 'offset'> | null => {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '', half, zone] = groups;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const time =
    ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  if (zone === undefined) return { time, offset: null };
  const [, sign, ahead = '0', rest = '0'] = /([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return { time, offset: (sign === '-' ? -1 : 1) * (Number(ahead) * 60 + Number(rest)) };
};

/** Returns the parts; null if the calendar does not have that day. */
export function toParts(
  year: number,
  month: number | undefined,
  day: number,
  time: Pick<DateParts, 'time' | 'offset'>,
): DateParts | null {
  if (month === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day, ...time } : null;
}

const clear = (date: DateParts | null, yearDigits = 4): WrittenDate | null =>
  date && { dayFirst: date, monthFirst: date, sign: '', yearDigits, isYearOpen: false };

const readSerial = (days: string, part: string): WrittenDate | null => {
  const date = new Date(SERIAL_START + Number(days) * DAY);
  const time = (Math.round(Number(part) * 86_400) * 1000) % DAY;
  return clear(toParts(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), { time, offset: null }));
};

const readNumbers = (match: RegExpExecArray): WrittenDate | null => {
  const [, first = '', sign = '', second = '', yearText = '', ...rest] = match;
  const time = readTime(rest);
  if (!time) return null;
  const year = toYear(yearText);
  const dayFirst = toParts(year, Number(second), Number(first), time);
  const monthFirst = toParts(year, Number(first), Number(second), time);
  if (!dayFirst && !monthFirst) return null;
  const yearDigits = yearText.length === 4 ? 4 : 2;
  // 26/03/01 and 26/03/15 are more likely days of 2026 than of 2001 and 2015.
  const [start, end] = [Number(first), Number(yearText.slice(-2))];
  const isYearOpen = yearDigits === 2 && start > 12 && (end < 10 || (end < 20 && start >= 20 && start <= 30));
  return { dayFirst, monthFirst, sign, yearDigits, isYearOpen };
};

const readNamed = (text: string): WrittenDate | null => {
  const ofDay = DAY_AND_NAME.exec(text);
  const ofName = ofDay ? null : NAME_AND_DAY.exec(text);
  const ofYear = ofDay || ofName ? null : YEAR_AND_NAME.exec(text);
  const match = ofDay ?? ofName ?? ofYear;
  if (!match) return null;
  const [, first = '', second = '', third = '', ...rest] = match;
  const time = readTime(rest);
  if (!time) return null;
  if (ofYear) return clear(toParts(toYear(first), findMonth(second), Number(third), time));
  const [day, name] = ofDay ? [first, second] : [second, first];
  return clear(toParts(toYear(third), findMonth(name), Number(day), time));
};

const readAt = (text: string): WrittenDate | null => {
  const [, days, part = '0'] = SERIAL.exec(text) ?? [];
  if (days !== undefined) return readSerial(days, part);
  const ofYear = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (ofYear) {
    const [, year = '', , month = '', day = '', ...rest] = ofYear;
    const time = readTime(rest);
    return time && clear(toParts(Number(year), Number(month), Number(day), time));
  }
  const numbers = NUMBERS.exec(text);
  return numbers ? readNumbers(numbers) : readNamed(text);
};

/** A date with a time and the name of its zone. A day alone is that of the catalog's zone. */
const readZoned = (text: string): WrittenDate | null => {
  const zoned = splitZone(text);
  const date = zoned && /\d[:h]\d/i.test(zoned.rest) ? readDate(zoned.rest) : null;
  if (!zoned || !date) return null;
  const inZone = (parts: DateParts | null) =>
    parts && parts.offset === null
      ? { ...parts, offset: zoned.getOffset(Date.UTC(parts.year, parts.month - 1, parts.day) + parts.time) }
      : parts;
  return { ...date, dayFirst: inZone(date.dayFirst), monthFirst: inZone(date.monthFirst) };
};

/**
 * Reads a date as people and programs write it: `2026-03-01T09:30Z`, `2026/3/1`, `3/1/26`, `01.03.2026 9:30`,
 * `2026-03-01 9:30 CET`, `1 March 2026`, `Sun, 01 Mar 2026 09:30:00 +0100`, `1º de março de 2026`, and days as
 * spreadsheets count them. Null for other texts, and for days that the calendar does not have.
 */
export function readDate(text: string): WrittenDate | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = text.trim().replace(/\s+/g, ' ');
  const date = readZoned(plain) ?? readAt(plain);
  if (date || !/^\p{L}/u.test(plain)) return date;
  const rest = withoutWeekday(plain);
  return rest === plain ? null : readAt(rest);
}

/** Whether both are the same day and month. */
export function isSameDay(one: DateParts, other: DateParts): boolean {
  return one.day === other.day && one.month === other.month;
}

const pad = (number: number, length = 2) => String(number).padStart(length, '0');

/** The day as ISO 8601. */
export function formatDay({ year, month, day }: DateParts): string {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** Whether the date has a time other than midnight, which databases write for days, or a time zone. */
export function hasTime({ time, offset }: DateParts): boolean {
  return time !== 0 || offset !== null;
}

/** The date as ISO 8601, with its time and time zone if it has them. */
export function formatDate(date: DateParts): string {
  if (!hasTime(date)) return formatDay(date);
  const { time, offset } = date;
  const size = Math.abs(offset ?? 0);
  const zone = offset === null ? '' : `${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
  return `${formatDay(date)}T${new Date(time).toISOString().slice(11, 23)}${zone}`;
}
