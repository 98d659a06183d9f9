import { DomainError } from '#server/errors';
import type { AttributeFormat } from '#server/records/attributes';
import { say, type Sentence, type SentenceValue } from '#server/records/sentence';
import { getUnits } from '#server/records/units';
import type { FilterFieldType, FilterOperator } from '#server/types.generated';
import { parseBoolean } from '../../texts/booleanText';
import { htmlLine } from '../../texts/htmlText';
import { nearestText, withNearest } from '../../texts/nearestText';
import { parseNumber } from '../../texts/numberText';
import { createValueCheck } from '../../validation/checkValue';
import { createOptionFinder, createOptionsReader } from '../../validation/options';
import { isDay, parseMeasurement } from '../../validation/valueText';
import { isInBranch } from '#shared/branch';
import { foldText } from '#shared/foldText';
import { OPPOSITES } from './operators';

/** Values of IN. */
const MAX_VALUES = 1_000;

/** A day is at most so many days ago, which is more than 100 years. */
const MAX_DAYS = 36_600;

const DAY = 24 * 60 * 60 * 1000;

/** Amounts in a base unit are compared by ten decimal places, so that 900 g is 0.9 kg. */
const round = (amount: number) => Math.round(amount * 1e10) / 1e10;

/** What is compared, and with what. */
export interface Comparison {
  /** What the field is called. */
  label: SentenceValue;
  operator: FilterOperator;
  values: readonly string[];
  /** Code of the unit of the values; null for the base unit. */
  unit: string | null;
  type: FilterFieldType;
  /** Of an attribute; null for other fields. */
  format: AttributeFormat | null;
  /** What a CHOICE can be; null if it can be any text. */
  options: readonly string[] | null;
  /** The current day, as `2026-01-31`. */
  today: string;
}

/** The days from one to another, both included; null for no limit. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** Returns the INVALID error of a condition, without its path. */
export const refuse = (message: Sentence) => new DomainError('INVALID', message, {});

const parseOperand = (text: string): number => {
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim())) return Number(text);
  throw refuse(say`“${text}” isn’t a number. Example: 9.99.`);
};

const parseInBaseUnit = (text: string): number | null => {
  const found = parseMeasurement(text);
  return found && round(found.inBaseUnit);
};

const parseDay = (text: string): string => {
  if (isDay(text)) return text.trim();
  throw refuse(say`“${text}” isn’t a day. Example: 2026-01-31.`);
};

/** Before and after the years of four digits, no day matches. */
const shift = (day: string, days: number) => {
  const shifted = new Date(Date.parse(day) + days * DAY).toISOString();
  return isDay(shifted.slice(0, 10)) ? shifted.slice(0, 10) : days < 0 ? '' : '\uffff';
};

/** Throws INVALID unless the operator has as many values as it takes, none of them blank. */
export function assertValues({ operator, values }: Pick<Comparison, 'operator' | 'values'>): void {
  const base = OPPOSITES[operator] ?? operator;
  if (base === 'NOT_EMPTY') {
    if (values.length) throw refuse(say`The operator ${operator} doesn’t take values.`);
  } else if (base === 'IN') {
    if (!values.length || values.length > MAX_VALUES) {
      throw refuse(say`The operator ${operator} takes 1 to ${MAX_VALUES} values.`);
    }
  } else if (base === 'BETWEEN') {
    if (values.length !== 2) throw refuse(say`The operator ${operator} takes two values.`);
  } else if (values.length !== 1) {
    throw refuse(say`The operator ${operator} takes one value.`);
  }
  if (values.some((value) => value.trim() === '')) throw refuse(say`Enter a value.`);
}

/** Returns the test of a number. Opposite operators have the test of the operator that they are the opposite of. */
export function createNumberTest(operator: FilterOperator, operands: readonly number[]): (number: number) => boolean {
  const [first = NaN, second = NaN] = operands;
  switch (OPPOSITES[operator] ?? operator) {
    case 'IS':
      return (number) => number === first;
    case 'LESS':
      return (number) => number < first;
    case 'AT_MOST':
      return (number) => number <= first;
    case 'GREATER':
      return (number) => number > first;
    case 'AT_LEAST':
      return (number) => number >= first;
    case 'BETWEEN':
      return (number) => number >= first && number <= second;
    default:
      return () => true;
  }
}

/** Returns the numbers that a condition compares with, in the base unit of a measurement. */
export function parseOperands({ values, type, unit, format, operator }: Comparison): number[] {
  const numbers = values.map(parseOperand);
  if (operator === 'BETWEEN' && numbers[0]! > numbers[1]!)
    throw refuse(say`The first value is higher than the second.`);
  if (type !== 'MEASUREMENT' || unit === null) return type === 'MEASUREMENT' ? numbers.map(round) : numbers;
  const units = getUnits(format?.unitFamily ?? null);
  const found = units.find(({ code }) => code === unit);
  if (!found) throw refuse(say`The unit ${unit} can’t be used. Units: ${units.map(({ code }) => code).join(', ')}.`);
  return numbers.map((number) => round(number * found.factor + (found.offset ?? 0)));
}

/** Returns the days that a condition asks for; all of them for NOT_EMPTY. */
export function parseDayRange({ operator, values, today }: Comparison): DayRange {
  const [first = '', second = ''] = values;
  switch (operator) {
    case 'IS':
      return { from: parseDay(first), to: parseDay(first) };
    case 'BEFORE':
      return { from: null, to: shift(parseDay(first), -1) };
    case 'AT_MOST':
      return { from: null, to: parseDay(first) };
    case 'AFTER':
      return { from: shift(parseDay(first), 1), to: null };
    case 'AT_LEAST':
      return { from: parseDay(first), to: null };
    case 'BETWEEN':
      if (parseDay(first) > parseDay(second)) throw refuse(say`The first value is higher than the second.`);
      return { from: parseDay(first), to: parseDay(second) };
    case 'LAST_DAYS': {
      const days = parseOperand(first);
      if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
        throw refuse(say`Enter a whole number of days, from 1 to ${MAX_DAYS}.`);
      }
      return { from: shift(today, 1 - days), to: today };
    }
    default:
      return { from: null, to: null };
  }
}

const testAttributeOptions = (
  values: readonly string[],
  format: AttributeFormat,
  label: SentenceValue,
): ((text: string) => boolean) => {
  const findOption = createOptionFinder(format.options);
  const checkValue = createValueCheck(label, format);
  const chosen = values.map((value) => {
    const option = findOption(value);
    if (option) return option;
    const fault = checkValue(value);
    throw refuse(
      fault?.suggestedFix ? say`${fault.message} ${fault.suggestedFix}` : say`“${value}” isn’t an option of ${label}.`,
    );
  });
  const readOptions = createOptionsReader(format);
  return (text) => readOptions(text).some((option) => chosen.includes(option));
};

const testOptions = (values: readonly string[], options: readonly string[]): ((text: string) => boolean) => {
  const find = (value: string) => options.find((option) => option.toLowerCase() === value.trim().toLowerCase());
  const chosen = new Set(
    values.map((value) => {
      const found = find(value);
      if (found !== undefined) return found;
      throw refuse(withNearest(say`The option ${value} doesn’t exist.`, nearestText(value, options)));
    }),
  );
  return (text) => chosen.has(text);
};

const testText = (
  operator: FilterOperator,
  values: readonly string[],
  isHtml: boolean,
): ((text: string) => boolean) => {
  const fold = (text: string) => foldText(text.trim());
  const toPlain = isHtml ? htmlLine : (text: string) => text;
  const wanted = values.map(fold);
  const [needle = ''] = wanted;
  if (operator === 'CONTAINS') return (text) => foldText(toPlain(text)).includes(needle);
  if (operator === 'STARTS_WITH') return (text) => fold(toPlain(text)).startsWith(needle);
  const all = new Set(wanted);
  return (text) => all.has(fold(toPlain(text)));
};

/**
 * Returns the test of a value that is not empty. Opposite operators have the test of the operator that they are the
 * opposite of. Throws INVALID for values that the type does not have.
 */
export function createValueTest(comparison: Comparison): (text: string) => boolean {
  const { values, type, format } = comparison;
  const operator = OPPOSITES[comparison.operator] ?? comparison.operator;
  if (operator === 'NOT_EMPTY') return () => true;
  switch (type) {
    case 'NUMBER':
    case 'PRICE':
    case 'MEASUREMENT': {
      const test = createNumberTest(operator, parseOperands(comparison));
      const parse = type === 'MEASUREMENT' ? parseInBaseUnit : format ? parseNumber : Number;
      return (text) => {
        const number = parse(text);
        return number !== null && test(number);
      };
    }
    case 'BOOLEAN': {
      const wanted = parseBoolean(values[0]!);
      if (wanted === null) throw refuse(say`“${values[0]!}” isn’t yes or no.`);
      return (text) => parseBoolean(text) === wanted;
    }
    case 'DATE': {
      const { from, to } = parseDayRange(comparison);
      return (text) => isDay(text) && (from === null || text >= from) && (to === null || text <= to);
    }
    case 'CHOICE':
      if (format) return testAttributeOptions(values, format, comparison.label);
      return comparison.options ? testOptions(values, comparison.options) : testText(operator, values, false);
    case 'CATEGORY': {
      const paths = new Set(values.map((value) => value.trim()));
      return operator === 'IN_OR_BELOW' ? (path) => isInBranch(path, values[0]!.trim()) : (path) => paths.has(path);
    }
    case 'TEXT':
      return testText(operator, values, format?.type === 'RICH_TEXT');
  }
}
