import type { TransformRecord } from '../../records/imports';
import { shown } from '../validation/finding';
import { refused } from './refusal';
import { numberOf } from './numberText';
import { ValueProblem } from './valueProblem';

/** Changes one text into another or, to part it, into several; a text that it cannot read is a problem. */
export type TextStep = (text: string) => string | string[] | ValueProblem;

const DATE_PARTS = /YYYY|MM|DD|M|D/g;

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Reads dates written as the format says, such as `DD.MM.YYYY`, and gives them as ISO 8601. */
const dateStep = (format: string): TextStep => {
  const parts = format.match(DATE_PARTS) ?? [];
  const order = ['Y', 'M', 'D'].map((sign) => parts.findIndex((part) => part.startsWith(sign)) + 1);
  if (parts.length !== 3 || order.includes(0)) {
    throw refused(`“${format}” does not say how dates are written. Use YYYY, MM and DD, such as DD.MM.YYYY.`);
  }
  const pattern = new RegExp(
    `^${escapePattern(format).replace(DATE_PARTS, (part) => (part.length > 1 ? `(\\d{${part.length}})` : '(\\d{1,2})'))}`,
  );
  return (text) => {
    const match = pattern.exec(text);
    const [year = 0, month = 0, day = 0] = order.map((index) => Number(match?.[index] ?? 0));
    const date = new Date(Date.UTC(year, month - 1, day));
    if (match && date.getUTCMonth() === month - 1 && date.getUTCDate() === day) return date.toISOString().slice(0, 10);
    return new ValueProblem(
      'DATE_INVALID',
      'TYPE',
      `“${shown(text)}” is not a date written as ${format}.`,
      `Write it as ${format}, or change how the column's dates are read.`,
    );
  };
};

const numberStep =
  (decimal: '.' | ','): TextStep =>
  (text) => {
    const number = numberOf(text, decimal);
    return number === null
      ? new ValueProblem(
          'NUMBER_INVALID',
          'TYPE',
          `“${shown(text)}” is not a number with “${decimal}” before its decimals.`,
          'Correct the number, or change how the column’s numbers are read.',
        )
      : String(number);
  };

const needed = ({ type, argument }: TransformRecord, what: string) => {
  if (argument) return argument;
  throw refused(`The transform ${type} needs ${what}.`);
};

/** The step of a transform that works on a text alone. Throws INVALID where its argument is missing or wrong. */
export const textStepOf = (transform: TransformRecord): TextStep | null => {
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
        throw refused(`The decimal sign of a NUMBER transform is “.” or “,”, not “${argument}”.`);
      }
      return numberStep(argument === ',' ? ',' : '.');
    }
    case 'DATE':
      return dateStep(needed(transform, 'the way the file writes dates, such as DD.MM.YYYY'));
    case 'SPLIT': {
      const separator = needed(transform, 'the separator to split at');
      return (text) => text.split(separator).map((part) => part.trim());
    }
    case 'REPLACE': {
      const search = needed(transform, 'the text to replace');
      return (text) => text.replaceAll(search, transform.replacement ?? '');
    }
    case 'CONSTANT':
    case 'FIRST_OF':
      return null;
  }
};
