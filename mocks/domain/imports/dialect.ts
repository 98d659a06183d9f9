import type { AttributeRecord, MediaRecord } from '../../records/products';
import { decodePairs } from './listCells';
import type { CellValue } from './mapping';

/** How a layout writes what does not fit one plain cell. */
export interface Dialect {
  /** The text of a cell as the file has it. */
  clean(cell: string): string;
  /** A blank cell empties its field; else it leaves the field as it is. */
  hasBlankValues: boolean;
  /** Dates such as 10/3/26 begin with the month; else they are no dates. */
  isMonthFirst: boolean;
  categories(value: CellValue): string[];
  media(value: CellValue): MediaRecord[];
  /** The pairs of a cell of attributes or options. */
  pairs(value: CellValue): AttributeRecord[];
}

/** The texts that are not blank, without padding, each once. */
export const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter(Boolean)),
];

/** A category path with `>` between its levels as one with `/`. */
export const pathOf = (text: string): string =>
  text
    .split('>')
    .map((level) => level.trim())
    .filter(Boolean)
    .join('/');

/** Pictures without texts. */
export const mediaOf = (urls: readonly string[]): MediaRecord[] => distinct(urls).map((url) => ({ url, alt: '' }));

/** The parts of a value: as it was split, the entries of a JSON list, or the text parted at `separator`. */
export const partsOf = (value: CellValue, separator: RegExp | string): string[] => {
  if (typeof value !== 'string') return value;
  if (!value.startsWith('[')) return value.split(separator);
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((part) => typeof part !== 'object') ? list.map(String) : [value];
  } catch {
    return value.split(separator);
  }
};

/** The value as one text, the parts of a list parted by commas. */
export const wordsOf = (value: CellValue): string => partsOf(value, '\0').filter(Boolean).join(', ');

// Addresses may hold commas and semicolons, so that these part two of them only before what begins one.
const BETWEEN_URLS = /[|\n]|[,;]\s*(?=https?:\/\/|\/)/i;

/** Padding around a cell says nothing, a blank cell leaves its field as it is, lists are parted by `|` or line breaks. */
export const PLAIN: Dialect = {
  clean: (cell) => cell.trim(),
  hasBlankValues: false,
  isMonthFirst: false,
  categories: (value) => distinct(partsOf(value, /[|;\n]/).map(pathOf)),
  media: (value) => mediaOf(partsOf(value, BETWEEN_URLS)),
  pairs: (value) => (typeof value === 'string' ? [value] : value).flatMap(decodePairs),
};
