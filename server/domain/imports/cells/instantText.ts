import { say } from '#server/records/sentence';
import { toAvailableFrom } from '#server/records/availableFrom';
import { toInstant, UTC } from '#server/records/timeZone';
import { shown } from '../../validation/finding';
import { DAY, formatDay, hasTime, readDate, type DateParts } from './dateText';
import { ValueProblem } from '../../ownLayout/valueProblem';
import { findSharedZone } from './zoneText';

const problem = (text: string) => {
  const zone = findSharedZone(text);
  if (zone !== null) {
    return new ValueProblem(
      'DATE_INVALID',
      'TYPE',
      say`“${zone}” in “${shown(text)}” can be several time zones.`,
      say`Enter the time with its offset from UTC. Example: 2026-03-01 10:00 +05:30`,
    );
  }
  return new ValueProblem(
    'DATE_INVALID',
    'TYPE',
    say`“${shown(text)}” isn’t a valid date.`,
    say`Enter it as YYYY-MM-DD, or set the date format of the column.`,
  );
};

/** The date if it is clear which day comes first in the text. */
const readClear = (text: string): DateParts | null => {
  const date = readDate(text);
  if (!date || date.isYearOpen) return null;
  const { dayFirst, monthFirst } = date;
  if (!dayFirst || !monthFirst) return dayFirst ?? monthFirst;
  return dayFirst.day === monthFirst.day ? dayFirst : null;
};

/**
 * The timestamp, in ISO 8601 in UTC, of a date at the start or end of a period. A date without a time, or at midnight
 * without a time zone as written by databases, starts at the first and ends at the last moment of its day. `timeZone`
 * is that of dates without one.
 */
export function parseInstant(text: string, edge: 'start' | 'end', timeZone = UTC): string | ValueProblem {
  const date = readClear(text);
  if (!date) return problem(text);
  const { year, month, day, time, offset } = date;
  const midnight = Date.UTC(year, month - 1, day);
  if (offset !== null) return new Date(midnight + time - offset * 60_000).toISOString();
  const instant =
    edge === 'end' && !hasTime(date) ? toInstant(midnight + DAY, timeZone) - 1 : toInstant(midnight + time, timeZone);
  return new Date(instant).toISOString();
}

/**
 * The day, or the time with its offset, from which something is available, as it is stored. `timeZone` is that of times
 * without one.
 */
export function readAvailableFrom(text: string, timeZone = UTC): string | ValueProblem {
  const date = readClear(text);
  if (!date) return problem(text);
  const { year, month, day, time, offset } = date;
  return hasTime(date) ? toAvailableFrom(Date.UTC(year, month - 1, day) + time, offset, timeZone) : formatDay(date);
}
