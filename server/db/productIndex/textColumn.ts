import { foldText } from '#shared/foldText';

/**
 * The texts of consecutive rows as two long strings: texts with Latin characters only, which take one byte per
 * character and are searched fastest, and all others.
 */
export interface TextColumn {
  readonly narrow: string;
  readonly wide: string;
  /** Where the text of each row ends in both strings. */
  readonly narrowEnds: Uint32Array;
  readonly wideEnds: Uint32Array;
}

const isNarrow = (text: string) => !/[^\0-\xff]/.test(text);

const join = (texts: readonly string[]): [string, Uint32Array] => {
  let end = 0;
  return [texts.join(''), Uint32Array.from(texts, (text) => (end += text.length))];
};

/** Returns the texts as a column, in their order. */
export function createTextColumn(texts: readonly string[]): TextColumn {
  const [narrow, narrowEnds] = join(texts.map((text) => (isNarrow(text) ? text : '')));
  const [wide, wideEnds] = join(texts.map((text) => (isNarrow(text) ? '' : text)));
  return { narrow, wide, narrowEnds, wideEnds };
}

const getPart = (text: string, ends: Uint32Array, row: number, from: number, to: number) => {
  const start = row ? ends[row - 1]! : 0;
  return text.slice(start + from, Math.min(start + to, ends[row]!));
};

/** Returns the text of the row, or the part from `from` up to but not including `to`. */
export function getText(column: TextColumn, row: number, from = 0, to = Infinity): string {
  const isWide = column.wideEnds[row]! > (row ? column.wideEnds[row - 1]! : 0);
  return isWide
    ? getPart(column.wide, column.wideEnds, row, from, to)
    : getPart(column.narrow, column.narrowEnds, row, from, to);
}

/** Returns the column as searches compare it. A block whose texts are all ASCII is folded at once. */
export function foldColumn(column: TextColumn): TextColumn {
  if (!column.wide && !/[^\0-\x7f]/.test(column.narrow)) return { ...column, narrow: column.narrow.toLowerCase() };
  return createTextColumn(Array.from(column.narrowEnds, (_, row) => foldText(getText(column, row))));
}

const findIn = (text: string, ends: Uint32Array, needle: string, onHit: (row: number) => void) => {
  let row = 0;
  for (let at = text.indexOf(needle); at !== -1;) {
    while (ends[row]! <= at) row++;
    const isWithin = at + needle.length <= ends[row]!;
    if (isWithin) onHit(row);
    at = text.indexOf(needle, isWithin ? ends[row]! : at + 1);
  }
};

/** Calls `onHit` for each row whose text contains the needle, which must not be empty. */
export function findRows(column: TextColumn, needle: string, onHit: (row: number) => void): void {
  findIn(column.narrow, column.narrowEnds, needle, onHit);
  if (column.wide) findIn(column.wide, column.wideEnds, needle, onHit);
}
