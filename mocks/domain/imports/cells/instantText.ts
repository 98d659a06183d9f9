import { say } from '../../../records/sentence';
import { shown } from '../../validation/finding';
import { ValueProblem } from './valueProblem';

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;
const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d))?\s*([AP]M)?)?$/i;

interface DateParts {
  year: number;
  month: number;
  day: number;
  /** Milliseconds since midnight. */
  time: number;
  /** Minutes ahead of UTC; null if the text has no time zone. */
  offset: number | null;
}

const toTime = (hours = '0', minutes = '0', seconds = '0', milliseconds = '') =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds.padEnd(3, '0'));

const toOffset = (zone: string | undefined) => {
  if (zone === undefined) return null;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/** Days since December 30, 1899, as spreadsheets keep dates, from 1954 to 2119. Part of a day is a time. */
const SERIAL = /^([2-7]\d{4})(\.\d+)?$/;

const SERIAL_START = Date.UTC(1899, 11, 30);

const DAY = 24 * 60 * 60 * 1000;

const fromSerial = (days: string, part: string): DateParts => {
  const date = new Date(SERIAL_START + Number(days) * DAY);
  const time = Math.round(Number(part) * 86_400) * 1000;
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    time: time % DAY,
    offset: null,
  };
};

const readParts = (text: string, isMonthFirst: boolean): DateParts | null => {
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hours, minutes, seconds, fraction, zone] = iso;
    const time = toTime(hours, minutes, seconds, fraction);
    return { year: Number(year), month: Number(month), day: Number(day), time, offset: toOffset(zone) };
  }
  const [, days, part = '0'] = SERIAL.exec(text) ?? [];
  if (days !== undefined) return fromSerial(days, part);
  const [, month, day, year = '', hours, minutes, seconds, half] = (isMonthFirst && MONTH_FIRST.exec(text)) || [];
  if (month === undefined) return null;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours ?? 0);
  const time = toTime(String(hour), minutes, seconds);
  return {
    year: Number(year) + (year.length === 2 ? 2000 : 0),
    month: Number(month),
    day: Number(day),
    time,
    offset: null,
  };
};

/** Midnight in UTC of a valid calendar date; null for other dates. */
const toMidnight = ({ year, month, day }: DateParts) => {
  const midnight = Date.UTC(year, month - 1, day);
  const date = new Date(midnight);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? midnight : null;
};

const problem = (text: string) =>
  new ValueProblem(
    'DATE_INVALID',
    'TYPE',
    say`“${shown(text)}” isn’t a valid date.`,
    say`Enter it as YYYY-MM-DD, or set the date format of the column.`,
  );

/**
 * The timestamp, in ISO 8601 in UTC, of a date at the start or end of a period. A date without a time, or at midnight
 * without a time zone as written by databases, starts at the first and ends at the last moment of its day in UTC.
 */
export function parseInstant(text: string, edge: 'start' | 'end', isMonthFirst = false): string | ValueProblem {
  const parts = readParts(text.trim(), isMonthFirst);
  const midnight = parts && toMidnight(parts);
  if (!parts || midnight === null || parts.time >= DAY) return problem(text);
  const isDay = parts.time === 0 && parts.offset === null;
  const time = isDay && edge === 'end' ? DAY - 1 : parts.time - (parts.offset ?? 0) * 60_000;
  return new Date(midnight + time).toISOString();
}

/** The calendar date in a date or timestamp, such as `2026-03-01`, in its own time zone. */
export function parseDay(text: string, isMonthFirst = false): string | ValueProblem {
  const parts = readParts(text.trim(), isMonthFirst);
  const midnight = parts && toMidnight(parts);
  return midnight === null ? problem(text) : new Date(midnight).toISOString().slice(0, 10);
}
