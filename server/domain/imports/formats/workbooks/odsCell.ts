import type { Sentence } from '#server/records/sentence';
import { parseBoolean } from '#server/domain/texts/booleanText';
import { cellTooLong, MAX_CELL } from '../../errors';
import { formatNumber } from './numberFormats';

type Attributes = Readonly<Record<string, string>>;

/** A word, which tells a truth value from a number that is displayed as a sign. */
const WORD = /\p{L}{2}/u;

/** A duration, as OpenDocument has times. */
const TIME = /^PT(\d+)H(\d+)M(\d+(?:\.\d+)?)S$/;

const dateText = (value: string) => value.replace(/T00:00:00(\.0*)?$/, '').slice(0, 19);

/** The time. Its hours count beyond a day if they are displayed that way. */
const timeText = (value: string, displayed: string) => {
  const [hours, minutes, seconds] = (TIME.exec(value) ?? []).slice(1).map(Number);
  if (hours === undefined) return '';
  const days = (hours * 3600 + minutes! * 60 + seconds!) / 86_400;
  return formatNumber(String(days), displayed.includes(String(hours)) ? 'DURATION' : 'TIME', false);
};

/**
 * Gnumeric writes percentages as plain numbers. A sign of percent can also be displayed after a number that is none.
 */
const isPercentage = (value: string, displayed: string) => {
  if (!/%\s*$/.test(displayed)) return false;
  const shown = Number(/\d+(\.\d+)?/.exec(displayed.replace(',', '.'))?.[0]);
  const size = Math.abs(Number(value));
  return Math.abs(shown - 100 * size) <= Math.abs(shown - size);
};

/**
 * The text of a cell: its exact value if it has one, or else what it displays. Types of values are those of
 * OpenDocument 1.4 (`office:value-type`), whose files have the usual prefixes of names, whatever program wrote them.
 */
export function getCellText(attributes: Attributes, displayed: string): string {
  const value = attributes['office:value'];
  const type = attributes['office:value-type'];
  switch (type) {
    case 'boolean':
      return attributes['office:boolean-value']?.toLowerCase() === 'true' ? 'TRUE' : 'FALSE';
    case 'date':
      return dateText(attributes['office:date-value'] ?? '') || displayed;
    case 'time':
      return timeText(attributes['office:time-value'] ?? '', displayed) || displayed;
    case 'percentage':
    case 'float':
    case 'currency':
      if (value === undefined) return displayed;
      // LibreOffice writes truth values of Excel workbooks and of formulas as numbers that are displayed as words.
      if ('table:formula' in attributes && /^[01]$/.test(value) && WORD.test(displayed)) {
        if (parseBoolean(displayed) !== null) return value === '1' ? 'TRUE' : 'FALSE';
      }
      // A code whose leading zeros are those of its format.
      if (/^0\d+$/.test(displayed) && Number(displayed) === Number(value)) return displayed;
      return formatNumber(value, type === 'percentage' || isPercentage(value, displayed) ? 'PERCENT' : 'NUMBER', false);
    default:
      // LibreOffice writes errors as empty texts that display which error it is.
      return attributes['office:string-value'] || displayed;
  }
}

/** Whether a cell that displays nothing has a formula without a result, as programs write it that don’t calculate. */
export function lacksResult(attributes: Attributes): boolean {
  return 'table:formula' in attributes && !Object.keys(attributes).some((name) => /^office:.*value$/.test(name));
}

/** What a cell displays. */
export interface Displayed {
  text: string;
  /** The first web link. */
  url: string | null;
  /** Whether the cell has a paragraph, which can be empty. */
  hasText: boolean;
}

/**
 * Collects what a cell displays: a line for each paragraph, with all its spaces, like LibreOffice and Gnumeric. What
 * else is in a cell is left out: its annotation, shapes and their texts, and how a text is pronounced.
 */
export function createDisplayed(getPlace: () => Sentence) {
  let lines: string[] = [];
  let length = 0;
  let url: string | null = null;
  /** Open elements, and how many of them are left out. */
  let depth = 0;
  let skipped = 0;

  const add = (text: string) => {
    length += text.length;
    if (length > MAX_CELL) throw cellTooLong(getPlace());
    lines[lines.length - 1] += text;
  };
  const open = (name: string, attributes: Attributes) => {
    depth += 1;
    const isRead = depth === 1 ? name === 'text:p' : /^text:(?!ruby-text$|note$)/.test(name);
    if (skipped || !isRead) skipped += 1;
    else if (name === 'text:p') {
      lines.push('');
      if (lines.length > 1) length += 1;
    } else if (name === 'text:s') {
      const count = Number(attributes['text:c'] ?? 1);
      if (count > MAX_CELL) throw cellTooLong(getPlace());
      add(' '.repeat(count > 0 ? count : 0));
    } else if (name === 'text:tab') add('\t');
    else if (name === 'text:line-break') add('\n');
    else if (/^https?:\/\//i.test(attributes['xlink:href'] ?? '')) url ??= attributes['xlink:href'] ?? null;
  };
  /** Returns false if no element is open, so that it is the cell itself that closes. */
  const close = () => {
    if (!depth) return false;
    depth -= 1;
    if (skipped) skipped -= 1;
    return true;
  };
  const text = (part: string) => {
    if (depth && !skipped) add(part);
  };
  const take = (): Displayed => {
    const displayed = { text: lines.join('\n'), url, hasText: lines.length > 0 };
    lines = [];
    length = 0;
    url = null;
    return displayed;
  };
  return { open, close, text, take };
}
