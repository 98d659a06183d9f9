/**
 * What the number of a cell stands for by the format in which a spreadsheet shows it. A format of zeros alone, such as
 * `00000`, is kept itself: it stands for a code with that many digits at least.
 */
export type NumberKind = 'NUMBER' | 'DATE' | 'TIME' | 'DURATION' | 'PERCENT' | `0${string}`;

const DAY = 86_400_000;

/** Built-in formats of ECMA-376 (18.8.30) by their IDs. All others are formats of plain numbers. */
const BUILT_IN: Readonly<Record<number, NumberKind>> = {
  9: 'PERCENT',
  10: 'PERCENT',
  14: 'DATE',
  15: 'DATE',
  16: 'DATE',
  17: 'DATE',
  18: 'TIME',
  19: 'TIME',
  20: 'TIME',
  21: 'TIME',
  22: 'DATE',
  45: 'TIME',
  46: 'DURATION',
  47: 'TIME',
};

/** Texts, escaped characters, widths of characters, and repeated ones in a format code, which are shown as they are. */
const LITERAL = /"[^"]*"|[\\_*]./g;

/**
 * Returns what numbers in the format are: dates if its code has a day, a year, or months, and times if it has only
 * hours, minutes, or seconds. In brackets, as in `[h]:mm`, these count beyond a day. `code` is that of a custom format.
 */
export function getNumberKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return BUILT_IN[id] ?? 'NUMBER';
  // The first section is that of positive numbers.
  const [shown = ''] = code.replace(LITERAL, '').split(';');
  if (/^0+(;|$)/.test(code)) return shown as `0${string}`;
  const plain = shown.replace(/\[[^\]]*\]/g, '');
  if (/general/i.test(plain)) return 'NUMBER';
  if (plain.includes('%')) return 'PERCENT';
  if (/[dy]/i.test(plain)) return 'DATE';
  if (/\[[hms]+\]/i.test(shown)) return 'DURATION';
  if (/[hs]/i.test(plain)) return 'TIME';
  return /m/i.test(plain) ? 'DATE' : 'NUMBER';
}

/** The number as spreadsheets display it: a whole one exactly, and others rounded to 15 digits. */
const toText = (number: number) => String(Number.isSafeInteger(number) ? number : Number(number.toPrecision(15)));

/** A whole number with the leading zeros of its code. */
const toCode = (number: number, zeros: string) =>
  Number.isSafeInteger(number) && number >= 0 ? String(number).padStart(zeros.length, '0') : toText(number);

/** A serial date as ISO 8601. Day 1 is January 1, 1900, and the nonexistent February 29, 1900 is counted. */
const toDate = (serial: number, isFrom1904: boolean) => {
  const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const date = new Date(start + Math.round(serial * DAY));
  if (Number.isNaN(date.getTime())) return toText(serial);
  return Number.isInteger(serial) ? date.toISOString().slice(0, 10) : date.toISOString().slice(0, 19);
};

/** Hours and minutes, and seconds if there are some: `10:30` or `10:30:15`. */
const toTime = (serial: number, kind: 'TIME' | 'DURATION') => {
  if (serial < 0) return toText(serial);
  const seconds = Math.floor(Math.round(serial * DAY) / 1000);
  const hours = Math.floor(seconds / 3600);
  const parts = [kind === 'TIME' ? hours % 24 : hours, Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[2] ? parts : parts.slice(0, 2)).map((part) => String(part).padStart(2, '0')).join(':');
};

/**
 * The text of a number, which is what the sheet shows, without its rounding: `50%` for 0.5 in a format of percentages,
 * and only the time in a format of times, whose day is the arbitrary one that numbers count from.
 */
export function formatNumber(text: string, kind: NumberKind, isFrom1904: boolean): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  switch (kind) {
    case 'DATE':
      return toDate(number, isFrom1904);
    case 'TIME':
    case 'DURATION':
      return toTime(number, kind);
    case 'PERCENT':
      return `${toText(number * 100)}%`;
    case 'NUMBER':
      return toText(number);
    default:
      return toCode(number, kind);
  }
}

/**
 * The text of a cell that has its date and time in ISO 8601, as `formatNumber` returns that of the same number: only
 * the time in a format of times, and no midnight. Other texts stay as they are.
 */
export function formatIsoDate(text: string, kind: NumberKind): string {
  const found = /^(\d{4}-\d\d-\d\d)?T?(?:(\d\d:\d\d)(:\d\d)?)?(?:\.\d+)?Z?$/.exec(text);
  const [, day = '', minutes = '00:00', seconds = ':00'] = found ?? [];
  if (!found || !text) return text;
  if (!day || kind === 'TIME') return minutes + (seconds === ':00' ? '' : seconds);
  const time = minutes + seconds;
  return time === '00:00:00' ? day : `${day}T${time}`;
}

/**
 * The number of a percentage, `0.5` for `50%`; other texts stay as they are. An attribute that is a number gets it,
 * because a number has no sign and formulas of the sheet calculate with 0.5. What a CSV file of the same sheet has is
 * the same.
 */
export function fromPercent(text: string): string {
  const [, number] = /^([+-]?\d+(?:[.,]\d+)?)\s*%$/.exec(text) ?? [];
  return number === undefined ? text : toText(Number(number.replace(',', '.')) / 100);
}
