/** The order in which a language writes the day, the month, and the year. */
export type DayOrder = 'DMY' | 'MDY' | 'YMD';

/** Day 0 of spreadsheets, which count days since then. */
const epoch = Date.UTC(1899, 11, 30);

const dayMs = 86_400_000;

/** The days of spreadsheets from 1900 to 9999. */
const lastSerial = 2_958_465;

const toIso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/**
 * Returns the day of a text as `2026-03-01`, by the order of the language if the year is last; null if it is none.
 * `serial` is the number of the day in a spreadsheet, if it is known.
 */
export function readDay(text: string, order: DayOrder, serial?: string): string | null {
  const [, first, second, third] = /^(\d{1,4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,4})$/.exec(text.trim()) ?? [];
  if (first !== undefined && second !== undefined && third !== undefined) {
    const [a, b, c] = [Number(first), Number(second), Number(third)];
    if (first.length === 4) return toIso(a, b, c);
    if (third.length !== 4) return null;
    return order === 'MDY' ? toIso(c, a, b) : toIso(c, b, a);
  }
  const days = Number(serial);
  if (serial === undefined || !Number.isInteger(days) || days < 1 || days > lastSerial) return null;
  return new Date(epoch + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the order of a language. */
export function getDayOrder(formatToParts: (date: Date) => readonly Intl.DateTimeFormatPart[]): DayOrder {
  const parts = formatToParts(new Date(Date.UTC(2026, 10, 22))).map(({ type }) => type);
  const [first] = parts.filter((type) => type === 'day' || type === 'month' || type === 'year');
  return first === 'year' ? 'YMD' : first === 'month' ? 'MDY' : 'DMY';
}
