import { isBlankRow } from './dataRows';
import { cellTooLong, MAX_CELL, MAX_COLUMNS, placeOf, refused, tooManyColumns } from './refusal';
import type { SourceRow } from './source';

const QUOTE = 34;
const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;

/** Where the tokenizer stands: before a cell, in a plain one, in a quoted one, right after a quote in it, after its closing quote. */
enum At {
  Start,
  Plain,
  Quoted,
  Quote,
  Closed,
}

/**
 * Reads CSV as RFC 4180 has it, fed with text in parts that may end anywhere, and with what files out there do beside it:
 * any line break, blanks around a quoted cell, a quote within a plain cell. Throws INVALID for an unclosed quote, text
 * after a closing quote, and cells or rows beyond the limits, naming the place by the header that the text begins with.
 */
export const createCsvTokenizer = (delimiter: string) => {
  const separator = delimiter.charCodeAt(0);
  let at = At.Start;
  /** What earlier parts had of the cell. */
  let partial = '';
  let cells: string[] = [];
  let number = 1;
  let isAfterCr = false;
  let rows: SourceRow[] = [];
  /** The first row that is not blank, for messages. */
  let header: readonly string[] | null = null;

  const place = () => placeOf(number, cells.length, header?.[cells.length]?.trim());
  const checkLength = (length: number) => {
    if (length <= MAX_CELL) return;
    throw cellTooLong(place(), at === At.Plain ? '' : ' Its closing quote may be missing.');
  };
  const endCell = (value: string) => {
    checkLength(value.length);
    cells.push(value);
    if (cells.length > MAX_COLUMNS) throw tooManyColumns(number);
    partial = '';
    at = At.Start;
  };
  const endRow = (value: string) => {
    endCell(value);
    rows.push({ number, cells });
    if (!header && !isBlankRow(cells)) header = cells;
    cells = [];
    number += 1;
  };
  const take = () => {
    const taken = rows;
    rows = [];
    return taken;
  };

  /** The rows that this part of the text completes. */
  const push = (text: string): SourceRow[] => {
    const { length } = text;
    let from = 0;
    let i = 0;
    while (i < length) {
      if (at === At.Quoted) {
        const quote = text.indexOf('"', i);
        i = quote < 0 ? length : quote + 1;
        partial += text.slice(from, quote < 0 ? length : quote);
        from = i;
        checkLength(partial.length);
        if (quote >= 0) at = At.Quote;
        continue;
      }
      const code = text.charCodeAt(i);
      if (at === At.Quote) {
        at = code === QUOTE ? At.Quoted : At.Closed;
        if (at === At.Quoted) {
          partial += '"';
          i += 1;
          from = i;
        }
        continue;
      }
      const isBreak = code === LF || code === CR;
      if (isBreak || code === separator) {
        const isSecondHalf = isAfterCr && code === LF;
        isAfterCr = code === CR;
        if (!isSecondHalf) {
          const value = at === At.Closed ? partial : partial + text.slice(from, i);
          if (isBreak) endRow(value);
          else endCell(value);
        }
        i += 1;
        from = i;
        continue;
      }
      isAfterCr = false;
      const isBlank = code === SPACE || code === TAB;
      if (at === At.Start && code === QUOTE) {
        at = At.Quoted;
        partial = '';
        from = i + 1;
      } else if (at === At.Closed && !isBlank) {
        throw refused(
          `There is text after the closing quote in ${place()}. Write a quote within a quoted cell twice, or put the separator after the closing one.`,
        );
      } else if (at === At.Start && !isBlank) at = At.Plain;
      i += 1;
      if (at !== At.Plain) continue;
      for (; i < length; i += 1) {
        const next = text.charCodeAt(i);
        if (next === separator || next === LF || next === CR) break;
      }
    }
    if (at === At.Start || at === At.Plain) {
      partial += text.slice(from);
      checkLength(partial.length);
    }
    return take();
  };

  /** The last row, where the text does not end with a line break. */
  const end = (): SourceRow[] => {
    if (at === At.Quoted) {
      throw refused(
        `The quote that opens in ${place()} is never closed. Close it, or write a quote that belongs to the text twice.`,
      );
    }
    if (cells.length || partial || at !== At.Start) endRow(partial);
    return take();
  };

  return { push, end };
};
