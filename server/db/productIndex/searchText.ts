import type { ProductBlock } from './productBlock';
import { createTextColumn, getText, type TextColumn } from './textColumn';
import { foldText } from '#shared/foldText';

/** The column as searches compare it. A block whose texts are all ASCII is folded at once. */
function foldColumn(column: TextColumn): TextColumn {
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

const folded = new WeakMap<TextColumn, TextColumn>();

/** Returns the text of the block as searches compare it; computed on the first call. */
export function getSearchText({ text }: ProductBlock): TextColumn {
  const found = folded.get(text) ?? foldColumn(text);
  folded.set(text, found);
  return found;
}
