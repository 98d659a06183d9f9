import { parseYesNo } from '#entities/attribute/attributeValue';
import { normalizeName } from '#lib/comparedText';
import { isUnclear, readDecimal, showDecimal, type Separators } from '#lib/decimalText';
import { getCurrencyDecimals } from '#shared/currencies';
import type { PastedCell } from '../clipboard/readClipboard';
import { readDay, type DayOrder } from './readDay';

/** A value that can be selected, and the texts that mean it. */
export interface CellOption {
  value: string;
  label: string;
  names: readonly string[];
}

/** How the value of a cell is shown, entered, and copied. */
export type CellFormat =
  | { kind: 'text' | 'number' | 'measurement' | 'date' | 'categories' | 'image' }
  /** Entered in a drawer. */
  | { kind: 'long'; isHtml: boolean }
  | { kind: 'money'; currency: string }
  | { kind: 'yesNo'; yes: string; no: string }
  | { kind: 'choice'; options: readonly CellOption[]; isRequired: boolean }
  | { kind: 'choices'; options: readonly CellOption[] };

/** How the user writes numbers and days. */
export interface Writing extends Separators {
  days: DayOrder;
}

/** A value as the gateway takes it, or why the text is none. */
export type ReadValue = { value: string } | { fault: 'number' | 'date' | 'choice' };

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);

/** Returns the option that a text means. */
export function findOption(options: readonly CellOption[], text: string): CellOption | undefined {
  const wanted = normalizeName(text);
  return (
    options.find(({ value }) => value === text) ??
    options.find(({ label, names }) => [label, ...names].some((name) => normalizeName(name) === wanted))
  );
}

const splitMeasurement = (text: string) => /^([-+]?[\d.,'’\s]*\d)\s*(.*)$/s.exec(text.trim());

/** Returns the amount with the decimals of its currency, or more if it has them. */
const padAmount = (value: string, currency: string) => {
  const [whole = '', decimals = ''] = value.split('.');
  const padded = decimals.padEnd(getCurrencyDecimals(currency), '0');
  return padded === '' ? whole : `${whole}.${padded}`;
};

/** Returns the parts of a value of several options, separated by commas. */
export function splitChoices(options: readonly CellOption[], text: string): string[] {
  if (findOption(options, text)) return [text.trim()];
  return text
    .split(/[,;|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Returns the text of a value as it is edited and copied. A value that can’t be read is returned unchanged. */
export function toText(format: CellFormat, value: string, writing: Separators): string {
  switch (format.kind) {
    case 'number':
      return showDecimal(value, writing);
    case 'money':
      return isNumber(value) ? showDecimal(padAmount(value, format.currency), writing) : value;
    case 'measurement': {
      const [, amount = '', unit = ''] = splitMeasurement(value) ?? [];
      return isNumber(amount) ? `${showDecimal(amount, writing)} ${unit}`.trim() : value;
    }
    case 'yesNo': {
      const isYes = parseYesNo(value);
      return isYes === null ? value : isYes ? format.yes : format.no;
    }
    case 'choice':
      return findOption(format.options, value)?.label ?? value;
    case 'choices':
      return splitChoices(format.options, value)
        .map((part) => findOption(format.options, part)?.label ?? part)
        .join(', ');
    default:
      return value;
  }
}

/** Returns the number that a value is, for spreadsheets; null for other values. */
export function toNumber(format: CellFormat, value: string): string | null {
  return (format.kind === 'number' || format.kind === 'money') && isNumber(value) ? value : null;
}

const readNumber = (text: string, writing: Separators): string | null => {
  const read = readDecimal(text, writing);
  return !isUnclear(read) && isNumber(read) ? read : null;
};

const withoutCurrency = (text: string, currency: string) =>
  text.replace(new RegExp(`^\\s*(?:${currency}|\\p{Sc})|(?:${currency}|\\p{Sc})\\s*$`, 'giu'), '').trim();

const readMeasurement = (text: string, writing: Separators): ReadValue => {
  const [, amount, unit = ''] = splitMeasurement(text) ?? [];
  const number = amount === undefined ? null : readNumber(amount, writing);
  return number === null ? { fault: 'number' } : { value: `${number} ${unit}`.trim() };
};

const readChoices = (options: readonly CellOption[], text: string): ReadValue => {
  const found = splitChoices(options, text).map((part) => findOption(options, part));
  const known = found.flatMap((option) => option ?? []);
  if (known.length < found.length) return { fault: 'choice' };
  return { value: [...new Set(known.map(({ value }) => value))].join(', ') };
};

/** Returns the value of a text that was typed or pasted. An empty text is no value. */
export function fromText(format: CellFormat, cell: PastedCell, writing: Writing): ReadValue {
  const text = format.kind === 'long' || format.kind === 'text' ? cell.text : cell.text.trim();
  if (text === '') return { value: '' };
  switch (format.kind) {
    case 'number':
    case 'money': {
      const plain = format.kind === 'money' ? withoutCurrency(text, format.currency) : text;
      const value = cell.number ?? readNumber(plain, writing);
      return value === null ? { fault: 'number' } : { value };
    }
    case 'measurement':
      return readMeasurement(text, writing);
    case 'date': {
      const value = readDay(text, writing.days, cell.number);
      return value === null ? { fault: 'date' } : { value };
    }
    case 'yesNo': {
      const isYes = [format.yes, format.no].includes(text) ? text === format.yes : parseYesNo(text);
      return isYes === null ? { fault: 'choice' } : { value: isYes ? 'Yes' : 'No' };
    }
    case 'choice': {
      const found = findOption(format.options, text);
      return found ? { value: found.value } : { fault: 'choice' };
    }
    case 'choices':
      return readChoices(format.options, text);
    case 'categories':
      return {
        value: text
          .split(/\s*[\n|;]\s*/)
          .filter(Boolean)
          .join('\n'),
      };
    default:
      return { value: text };
  }
}
