import type { AttributeRecord } from '../../../records/products';
import { say, type Sentence } from '../../../records/sentence';
import { shown } from '../../validation/finding';
import { formatDate, formatDay, hasTime, readDate, type DateParts, type WrittenDate } from '../cells/dateText';
import { ValueProblem } from '../cells/valueProblem';
import { amountTarget, ATTRIBUTE, SALE_DATES, valueCode } from './targets';
import { createYearOrder } from './yearOrder';
import type { TextStep } from './transforms';

/** What is known about the dates of a file before it is read. */
export interface DateFacts {
  /** Whether the system of the file writes the month first in dates with slashes; otherwise the dates themselves tell. */
  isMonthFirst: boolean;
  /** The codes of the attributes that are dates. */
  attributes: ReadonlySet<string>;
  /** The name-value pairs in a cell that lists attributes. */
  pairs: (value: string | string[]) => AttributeRecord[];
}

/** The order of day and month in the dates of a file. */
export interface DateOrder {
  /** Notes the dates in a cell, in a first pass over the file. */
  add: (value: string | string[]) => void;
  /** Notes the dates in a cell that lists attributes. */
  addPairs: (value: string | string[]) => void;
  /** Returns the step that writes dates of the target as ISO 8601; null if the target is none of a date. */
  getStep: (target: string | null) => TextStep | null;
  /** How dates are read that can have either order; null if there are none, or if nothing tells. */
  getDateOrder: () => DatePartOrder | null;
}

/** Whether the day or the month comes first. */
export type DatePartOrder = 'DAY_FIRST' | 'MONTH_FIRST';

const FIELDS = new Set<string>(['availableFrom', ...SALE_DATES]);

/** Whether the field of the target is a date. */
export function isDateField(target: string): boolean {
  return FIELDS.has(amountTarget(target)?.amount ?? target);
}

const isSameDay = (one: DateParts, other: DateParts) => one.day === other.day && one.month === other.month;

const unclear = (message: Sentence, format: readonly string[], other: readonly string[], { sign }: WrittenDate) =>
  new ValueProblem(
    'DATE_UNCLEAR',
    'TYPE',
    message,
    say`Select the date format of the column in the mapping, for example ${format.join(sign)} or ${other.join(sign)}, or enter dates as YYYY-MM-DD.`,
  );

/**
 * Finds out from all dates of a file, once they were added, whether the day or the month comes first. A date in which
 * one of both is over 12 tells. Dates whose order nothing tells are reported, because a wrong one is hard to notice.
 */
export function createDateOrder({ isMonthFirst, attributes, pairs }: DateFacts): DateOrder {
  let hasDayFirst = false;
  let hasMonthFirst = false;
  const yearOrder = createYearOrder();
  let hasEither = false;

  const chooseOrder = (text: string, date: WrittenDate): DateParts | ValueProblem | null => {
    const { dayFirst, monthFirst, sign, yearDigits } = date;
    if (sign && yearDigits === 2 && yearOrder.isOpen()) {
      return unclear(
        say`“${shown(text)}” can start with the day or with the year, and the dates of the file don’t tell which.`,
        ['D', 'M', 'YY'],
        ['YY', 'M', 'D'],
        date,
      );
    }
    // PHP, in which Magento is written, reads dates with slashes by month and others by day: https://www.php.net/strtotime
    if (isMonthFirst && sign) return sign === '/' ? monthFirst : dayFirst;
    if (!dayFirst || !monthFirst || isSameDay(dayFirst, monthFirst)) return dayFirst ?? monthFirst;
    // No locale of Unicode’s CLDR writes the month before the day in dates with points.
    if (!hasMonthFirst && (hasDayFirst || sign === '.')) return dayFirst;
    if (hasMonthFirst && !hasDayFirst && sign !== '.') return monthFirst;
    const year = 'Y'.repeat(yearDigits);
    const [first, second] = [formatDay(dayFirst), formatDay(monthFirst)];
    return unclear(
      hasMonthFirst
        ? say`“${shown(text)}” can be ${first} or ${second}, because dates of the file differ in whether the day or the month is first.`
        : say`“${shown(text)}” can be ${first} or ${second}, because no date of the file tells whether the day or the month is first.`,
      ['D', 'M', year],
      ['M', 'D', year],
      date,
    );
  };

  const toStep =
    (format: (date: DateParts, text: string) => string): TextStep =>
    (text) => {
      const date = readDate(text);
      const chosen = date && chooseOrder(text, date);
      return chosen instanceof ValueProblem ? chosen : chosen ? format(chosen, text) : text;
    };
  const ofField = toStep(formatDate);
  // An attribute has a day: a time stays, to be reported as no date.
  const ofAttribute = toStep((date, text) => (hasTime(date) ? text : formatDay(date)));

  const isDate = (target: string) =>
    attributes.size > 0 && target.startsWith(ATTRIBUTE) && attributes.has(valueCode(target) ?? '');
  const addDate = (text: string) => {
    const date = readDate(text);
    if (!date) return;
    hasDayFirst ||= !date.monthFirst;
    hasMonthFirst ||= !date.dayFirst;
    yearOrder.add(date);
    hasEither ||= date.dayFirst !== null && date.monthFirst !== null && !isSameDay(date.dayFirst, date.monthFirst);
  };

  return {
    add: (value) => [value].flat().forEach(addDate),
    addPairs: (value) => {
      if (!attributes.size || !value.length) return;
      for (const { name, value: text } of pairs(value)) if (isDate(ATTRIBUTE + name)) addDate(text);
    },
    getDateOrder: () => {
      if (!hasEither) return null;
      if (isMonthFirst) return 'MONTH_FIRST';
      if (hasDayFirst === hasMonthFirst) return null;
      return hasDayFirst ? 'DAY_FIRST' : 'MONTH_FIRST';
    },
    getStep: (target) => {
      if (target === null) return null;
      if (isDateField(target)) return ofField;
      return isDate(target) ? ofAttribute : null;
    },
  };
}
