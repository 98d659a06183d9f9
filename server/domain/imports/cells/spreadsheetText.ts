import { formatDay, isSameDay, readDate } from './dateText';

/** What a spreadsheet takes a text for that it opens. */
export type ReadAs = 'NUMBER' | 'SHORTENED' | 'DATE' | 'TIME';

/** A value that different texts stand for. */
export interface SpreadsheetValue {
  readAs: ReadAs;
  /** The same for the same value. */
  key: string;
}

const NUMBER = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:E[+-]?\d+)?$/i;
const TIME = /^(\d{1,4}):(\d{1,2})(?::(\d{1,2}))?(?:\s?([AP])M)?$/i;
/** A year that is the same in both orders of day and month, and a leap year. */
const ANY_YEAR = '2000';
const DAY_OF_YEAR = /^\d{1,2}([-/.])\d{1,2}$/;
const NAMED_DAY = /^(?:(\p{L}{3,})\.?[-. ]?(\d{1,2})|(\d{1,2})\.?[-/ ]?(\p{L}{3,})\.?)$/u;

/** A number in which the sign before three digits can separate thousands or decimals. */
const OPEN_NUMBER = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** A number of 12 digits or more with the first of them, the rest being lost. */
const SHORTENED = /^\d(?:[.,](\d+))?E\+(\d+)$/i;

/** How many digits a long number was shortened to; null for other texts. */
export function getShownDigits(text: string): number | null {
  const [, decimals = '', exponent = '0'] = SHORTENED.exec(text.trim()) ?? [];
  return Number(exponent) >= 11 && decimals.length < Number(exponent) ? decimals.length + 1 : null;
}

/** What a long number is if it is shortened to so many digits; nothing for other texts. */
export function shorten(text: string, digits: number): SpreadsheetValue[] {
  const plain = text.trim();
  return /^\d{12,}$/.test(plain) ? [{ readAs: 'SHORTENED', key: Number(plain).toExponential(digits - 1) }] : [];
}

const readNumber = (text: string): string | null => {
  if (!NUMBER.test(text) || OPEN_NUMBER.test(text)) return null;
  // All digits of a long number count, more than a spreadsheet or `Number` has.
  if (/^\d+$/.test(text)) return text.replace(/^0+(?=\d)/, '');
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? String(number) : null;
};

const readTime = (text: string): string | null => {
  const [, hours, minutes = '', seconds = '0', half] = TIME.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  return String((hour * 60 + Number(minutes)) * 60 + Number(seconds));
};

/** The day and month without a year, in both orders if either can be meant. */
const readDays = (text: string): string[] => {
  const [, sign] = DAY_OF_YEAR.exec(text) ?? [];
  const [, monthBefore, dayAfter, dayBefore, monthAfter] = NAMED_DAY.exec(text) ?? [];
  const name = monthBefore ?? monthAfter;
  const whole =
    sign === undefined
      ? name !== undefined && `${dayAfter ?? dayBefore} ${name} ${ANY_YEAR}`
      : `${text}${sign}${ANY_YEAR}`;
  const date = whole === false ? null : readDate(whole);
  return [date?.dayFirst, date?.monthFirst].flatMap((parts) => (parts ? formatDay(parts).slice(4) : []));
};

const readDates = (text: string): string[] => {
  const date = /^\d+(?:\.\d+)?$/.test(text) ? null : readDate(text);
  return [date?.dayFirst, date?.monthFirst].flatMap((parts) => (parts ? formatDay(parts) : []));
};

const isValue = (text: string) => /^[\d+.,-]/.test(text) || NAMED_DAY.test(text);

const toValues = (readAs: ReadAs, keys: readonly (string | null)[]): SpreadsheetValue[] =>
  [...new Set(keys)].flatMap((key) => (key === null ? [] : { readAs, key }));

/**
 * The values that a spreadsheet can take the text for: 1 for `00001`, 100000 for `1E5`, February 1 or January 2 for
 * `1-2`.
 */
export function getSpreadsheetValues(text: string): SpreadsheetValue[] {
  const plain = text.trim();
  if (!isValue(plain)) return [];
  return [
    ...toValues('NUMBER', [readNumber(plain)]),
    ...toValues('TIME', [readTime(plain)]),
    ...toValues('DATE', [...readDays(plain), ...readDates(plain)]),
  ];
}

/** A day and a month by its name, as spreadsheets write it: not in capitals, and apart. “Set” is a word of English. */
const WRITTEN_DAY = /^(?:\d{1,2}\.?[-/ ](?!Set$)\p{Lu}?\p{Ll}{2,}\.?|(?!Set\b)\p{Lu}?\p{Ll}{2,}\.?[- ]\d{1,2})$/u;

/** A date with a year of four digits, or with slashes and a year of two. */
const WRITTEN_DATE = /\d{4}|^\d{1,2}\/\d{1,2}\/\d{2}$/;

const isWrittenDate = (text: string) => (NAMED_DAY.test(text) ? WRITTEN_DAY.test(text) : WRITTEN_DATE.test(text));

/**
 * The values of a text that a spreadsheet may have written. Days have no year if the text before had none, and a date
 * that is not written like one is none: `10-12` is a text of its own.
 */
export function getWrittenValues(text: string): SpreadsheetValue[] {
  const digits = getShownDigits(text);
  if (digits !== null) {
    return [{ readAs: 'SHORTENED', key: Number(text.trim().replace(',', '.')).toExponential(digits - 1) }];
  }
  return getSpreadsheetValues(text).flatMap((value) => {
    if (value.readAs !== 'DATE') return [value];
    if (!isWrittenDate(text.trim())) return [];
    return value.key.startsWith('-') ? [value] : [value, { ...value, key: value.key.slice(4) }];
  });
}

/** Whether nothing tells which of its numbers is the day and which the month. */
export function isOpenDate(text: string): boolean {
  const date = readDate(text.trim());
  return (
    date !== null && date.dayFirst !== null && date.monthFirst !== null && !isSameDay(date.dayFirst, date.monthFirst)
  );
}

/**
 * What a spreadsheet has made of a text, if hardly anyone else writes it like that: `1.00E+05`, `01-Feb`, `10:30:00`.
 */
export function findWrittenAs(text: string): ReadAs | null {
  const plain = text.trim();
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(plain)) return 'NUMBER';
  if (/:\d\d:\d\d/.test(plain) && readTime(plain) !== null) return 'TIME';
  const isDay = /^\d/.test(plain) && WRITTEN_DAY.test(plain) && readDays(plain).length > 0;
  return isDay || (/[-/.]\d{4}$|^\d{4}[-/]/.test(plain) && readDates(plain).length > 0) ? 'DATE' : null;
}
