import { say } from '#server/records/sentence';
import { isBlankRow } from './dataRows';
import { cellTooLong, MAX_CELL, MAX_COLUMNS, formatPlace, createFileError, tooManyColumns } from '../errors';
import type { SourceRow } from './source';

const QUOTE = 34;
const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;

/**
 * Tokenizer state: before a cell, in a plain cell, in a quoted cell, right after a quote within it, or after its
 * closing quote.
 */
enum At {
  Start,
  Plain,
  Quoted,
  Quote,
  Closed,
}

/**
 * Parses CSV (RFC 4180) from chunks of text that can end anywhere. Also accepts common deviations: any line break,
 * spaces around a quoted cell, and quotes within a plain cell. Throws INVALID for an unclosed quote, text after a
 * closing quote, and cells or rows beyond the limits; the message names the place by the header at the start of the
 * text.
 */
export function createCsvTokenizer(delimiter: string) {
  const separator = delimiter.charCodeAt(0);
  let at = At.Start;
  /** The part of the cell in earlier chunks. */
  let partial = '';
  let cells: string[] = [];
  let number = 1;
  let isAfterCr = false;
  let rows: SourceRow[] = [];
  /** The first row that is not blank, for error messages. */
  let header: readonly string[] | null = null;

  const place = () => formatPlace(number, cells.length, header?.[cells.length]?.trim());
  const checkLength = (length: number) => {
    if (length <= MAX_CELL) return;
    throw cellTooLong(place(), at !== At.Plain);
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

  /** The rows completed by this chunk. */
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
        throw createFileError(
          say`There is text after the closing quote in ${place()}. Double the quotes within a quoted cell, or add a separator after the closing quote.`,
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

  /** The last row, if the text does not end with a line break. */
  const end = (): SourceRow[] => {
    if (at === At.Quoted) {
      throw createFileError(
        say`The quote that opens in ${place()} is never closed. Close it, or double it if it is part of the text.`,
      );
    }
    if (cells.length || partial || at !== At.Start) endRow(partial);
    return take();
  };

  return { push, end };
}
