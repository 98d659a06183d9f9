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
