import type { DateFormatOrder } from '#server/types.generated';
import { readDate, toYear, type DateParts } from './dateText';

/** The orders of day, month, and year in which dates can be written. */
export const DATE_ORDERS: readonly DateFormatOrder[] = ['DMY', 'MDY', 'YMD'];

/** A date that starts with a year of two digits. What follows the day stays. */
const YEAR_FIRST = /^\s*(\d\d)\s?([-/.])\s?(\d{1,2})\2\s?(\d{1,2})(?!\d)/;

/**
 * Reads a date that numbers alone make up in the order; null for all others, and if the calendar does not have that
 * day.
 */
export function readInOrder(text: string, order: DateFormatOrder): DateParts | null {
  const date = readDate(text);
  if (!date?.sign) return null;
  if (order === 'DMY') return date.dayFirst;
  if (order === 'MDY') return date.monthFirst;
  const [start = '', year = '', , month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  return start ? (readDate(`${toYear(year)}-${month}-${day}${text.slice(start.length)}`)?.dayFirst ?? null) : null;
}

/** Whether the text is a date with a year of two digits that is written in numbers. */
export function hasShortYear(text: string): boolean {
  const date = readDate(text);
  return date !== null && date.sign !== '' && date.yearDigits === 2;
}
