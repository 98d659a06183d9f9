import { say, type Sentence } from '#server/records/sentence';
import type { TransformRecord } from '#server/records/imports';
import type { DateFormatOrder } from '#server/types.generated';
import { shown } from '../../validation/finding';
import { parseBoolean } from '../../texts/booleanText';
import { parseUnit, splitMeasurement } from '../../validation/valueText';
import { createFileError } from '../errors';
import { DATE_ORDERS, hasShortYear, readInOrder } from '../cells/dateOrders';
import { formatDate, formatDay, toParts, toYear } from '../cells/dateText';
import { decodePairs } from '../../ownLayout/listCells';
import { parseNumber } from '../../texts/numberText';
import { ValueProblem } from '../../ownLayout/valueProblem';

/** Transforms a text into another one, or splits it into several; returns a problem for a text it cannot read. */
export type TextStep = (text: string) => string | string[] | ValueProblem;

/** Applies the step to the value of a cell, or to each of its parts. Blank ones stay so. */
export function applyStep(value: string | string[], step: TextStep): string | string[] | ValueProblem {
  if (typeof value === 'string') return value === '' ? value : step(value);
  const parts: string[] = [];
  for (const part of value) {
    const result = part === '' ? part : step(part);
    if (result instanceof ValueProblem) return result;
    if (typeof result === 'string') parts.push(result);
    // Not as arguments of one call, whose number the stack limits.
    else for (const text of result) parts.push(text);
  }
  return parts;
}

/** Applies the steps one after the other, up to the first problem. */
export function applySteps(value: string | string[], steps: readonly TextStep[]): string | string[] | ValueProblem {
  let result: string | string[] | ValueProblem = value;
  for (const step of steps) {
    result = applyStep(result, step);
    if (result instanceof ValueProblem) return result;
  }
  return result;
}

const DATE_PARTS = /YYYY|YY|MM|DD|M|D/g;

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const toDateProblem = (text: string, format: string) =>
  new ValueProblem(
    'DATE_INVALID',
    'TYPE',
    say`“${shown(text)}” isn’t a date in the format ${format}.`,
    say`Enter the date as ${format}, or change the column’s date format.`,
  );

/** Converts dates whose numbers are in the order to ISO 8601, whatever is between them. Others stay. */
const orderStep =
  (order: DateFormatOrder): TextStep =>
  (text) => {
    const date = readInOrder(text, order);
    if (date) return formatDate(date);
    // With the year at the end, it would be another date.
    return order === 'YMD' && hasShortYear(text) ? toDateProblem(text, 'YY/M/D') : text;
  };

/**
 * Converts dates in the given format, such as `DD.MM.YYYY`, to ISO 8601. A time after the date stays. An order such as
 * `DMY` is that of dates with any sign between their numbers.
 */
const dateStep = (format: string): TextStep => {
  const known = DATE_ORDERS.find((one) => one === format);
  if (known) return orderStep(known);
  const parts = format.match(DATE_PARTS) ?? [];
  const order = ['Y', 'M', 'D'].map((sign) => parts.findIndex((part) => part.startsWith(sign)) + 1);
  if (parts.length !== 3 || order.includes(0)) {
    throw createFileError(say`“${format}” isn’t a valid date format. Use YYYY, MM, and DD. Example: DD.MM.YYYY`);
  }
  const pattern = new RegExp(
    `^${escapePattern(format).replace(DATE_PARTS, (part) => (part.length > 1 ? `(\\d{${part.length}})` : '(\\d{1,2})'))}(?!\\d)`,
  );
  return (text) => {
    const match = pattern.exec(text);
    const [year = '', month, day] = order.map((index) => match?.[index] ?? '');
    const date = match && toParts(toYear(year), Number(month), Number(day), { time: 0, offset: null });
    if (date) return `${formatDay(date)}${text.slice(match[0].length)}`;
    return toDateProblem(text, format);
  };
};

const numberStep =
  (decimal: '.' | ','): TextStep =>
  (text) => {
    const number = parseNumber(text, decimal);
    return number === null
      ? new ValueProblem(
          'NUMBER_INVALID',
          'TYPE',
          say`“${shown(text)}” isn’t a number with “${decimal}” as decimal separator.`,
          say`Correct the number, or change the column’s number format.`,
        )
      : String(number);
  };

/** Yes for no and no for yes; other texts stay as they are. */
export function toOpposite(text: string): string {
  const truth = parseBoolean(text);
  return truth === null ? text : truth ? 'no' : 'yes';
}

/** A number with the unit; 0, which shop systems write for none, is blank, and other texts stay as they are. */
export function withUnit(text: string, unit: string): string {
  const measure = splitMeasurement(text);
  if (!measure) return text;
  if (measure.amount === 0) return '';
  if (measure.unit || !unit.trim()) return text;
  const found = parseUnit(unit.replaceAll('_', ' '));
  return `${measure.amount} ${found?.code ?? unit.trim()}`;
}

const needed = ({ type, argument }: TransformRecord, what: Sentence) => {
  if (argument) return argument;
  throw createFileError(say`The ${type} transformation requires ${what}.`);
};

/**
 * The text step for a transform; null if it does not work on text alone. Throws INVALID if its argument is missing or
 * not valid.
 */
export function createTextStep(transform: TransformRecord): TextStep | null {
  switch (transform.type) {
    case 'TRIM':
      return (text) => text.trim().replace(/\s+/g, ' ');
    case 'UPPERCASE':
      return (text) => text.toUpperCase();
    case 'LOWERCASE':
      return (text) => text.toLowerCase();
    case 'NUMBER': {
      const { argument } = transform;
      if (argument && argument !== '.' && argument !== ',') {
        throw createFileError(
          say`The decimal separator of a NUMBER transformation must be “.” or “,”, not “${argument}”.`,
        );
      }
      return numberStep(argument === ',' ? ',' : '.');
    }
    case 'DATE':
      return dateStep(needed(transform, say`the date format of the file (example: DD.MM.YYYY)`));
    case 'SPLIT': {
      const separator = needed(transform, say`a separator`);
      return (text) => text.split(separator).map((part) => part.trim());
    }
    case 'REPLACE': {
      const search = needed(transform, say`the text to replace`);
      return (text) => text.replaceAll(search, transform.replacement ?? '');
    }
    case 'LOOKUP': {
      const meanings = new Map(decodePairs(transform.argument ?? '').map(({ name, value }) => [name, value]));
      return (text) => meanings.get(text) ?? '';
    }
    case 'OPPOSITE':
      return toOpposite;
    case 'UNIT': {
      const unit = needed(transform, say`the unit of the numbers (example: kg)`);
      if (!parseUnit(unit)) throw createFileError(say`“${unit}” isn’t a known unit. Example: kg`);
      return (text) => withUnit(text, unit);
    }
    case 'CONSTANT':
    case 'FIRST_OF':
    case 'UNIT_COLUMN':
      return null;
  }
}
