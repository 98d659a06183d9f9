import type { ColumnMappingRecord, NotAppliedRecord } from '#server/records/imports';
import type { AttributeRecord } from '#server/records/products';
import { say, type Sentence } from '#server/records/sentence';
import { shown } from '../../validation/finding';
import {
  formatDate,
  formatDay,
  hasTime,
  isSameDay,
  readDate,
  type DateParts,
  type WrittenDate,
} from '../cells/dateText';
import { ValueProblem } from '../../ownLayout/valueProblem';
import { attributeCode } from '#server/records/attributeCode';
import { amountTarget, ATTRIBUTE, getTargetAttribute, SALE_DATES } from './targets';
import type { TextStep } from './transforms';
import { createUnclearDates } from './unclearDates';
import { createYearOrder } from './yearOrder';

/** What is known about the dates of a file before it is read. */
export interface DateFacts {
  /**
   * Whether the system of the file writes the month first in dates with slashes; otherwise the dates themselves tell.
   */
  isMonthFirst: boolean;
  /** The codes of the attributes that are dates. */
  attributes: ReadonlySet<string>;
  /** The name-value pairs in a cell that lists attributes. */
  pairs: (value: string | string[]) => AttributeRecord[];
}

/** Notes the dates in a cell of a row. */
export type NoteDates = (value: string | string[], rowNumber: number) => void;

/** The order of day and month in the dates of a file. */
export interface DateOrder {
  /** Returns a function that notes the dates in a cell of the column, in a first pass over the file. */
  addColumn: (entry: ColumnMappingRecord) => NoteDates;
  /** Notes the dates in a cell that lists attributes. */
  addPairs: NoteDates;
  /** Returns the step that writes dates of the target as ISO 8601; null if the target is none of a date. */
  getStep: (target: string | null) => TextStep | null;
  /** How dates are read that can have either order; null if there are none, or if nothing tells. */
  getDateOrder: () => DatePartOrder | null;
  /** The columns with dates whose order nothing tells. */
  findUnclear: () => NotAppliedRecord[];
}

/** Whether the day or the month comes first. */
export type DatePartOrder = 'DAY_FIRST' | 'MONTH_FIRST';

const FIELDS = new Set<string>(['availableFrom', ...SALE_DATES]);

/** Whether the field of the target is a date. */
export function isDateField(target: string): boolean {
  return FIELDS.has(amountTarget(target)?.amount ?? target);
}

const isDateAttribute = (target: string, attributes: ReadonlySet<string>) =>
  attributes.size > 0 && attributes.has(attributeCode(getTargetAttribute(target) ?? ''));

/** Whether the target has dates, as a field or as one of the attributes with these codes. */
export function isDateTarget(target: string | null, attributes: ReadonlySet<string>): target is string {
  return target !== null && (isDateField(target) || isDateAttribute(target, attributes));
}

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
  const unclearDates = createUnclearDates();
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
    // PHP, in which Magento is written, reads dates with slashes by month and others by day:
    // https://www.php.net/strtotime
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

  const addDate = (text: string) => {
    const date = readDate(text);
    if (!date) return;
    hasDayFirst ||= !date.monthFirst;
    hasMonthFirst ||= !date.dayFirst;
    yearOrder.add(date);
    hasEither ||= date.dayFirst !== null && date.monthFirst !== null && !isSameDay(date.dayFirst, date.monthFirst);
  };

  return {
    addColumn: (entry) => {
      const count = unclearDates.addColumn(entry);
      return (value, rowNumber) => {
        [value].flat().forEach(addDate);
        count(value, rowNumber);
      };
    },
    addPairs: (value) => {
      if (!attributes.size || !value.length) return;
      for (const { name, value: text } of pairs(value))
        if (isDateAttribute(ATTRIBUTE + name, attributes)) addDate(text);
    },
    getDateOrder: () => {
      if (!hasEither) return null;
      if (isMonthFirst) return 'MONTH_FIRST';
      if (hasDayFirst === hasMonthFirst) return null;
      return hasDayFirst ? 'DAY_FIRST' : 'MONTH_FIRST';
    },
    findUnclear: () =>
      unclearDates.find((text, date) => chooseOrder(text, date) instanceof ValueProblem, yearOrder.isOpen()),
    getStep: (target) => {
      if (target === null) return null;
      if (isDateField(target)) return ofField;
      return isDateAttribute(target, attributes) ? ofAttribute : null;
    },
  };
}
