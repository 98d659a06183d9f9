import type { AttributeRecord, MediaRecord } from '#server/records/products';
import { decodeEntities } from '../../texts/htmlText';
import { decodePairs } from '../../ownLayout/listCells';
import { parseMetafield } from '../cells/metafieldText';
import { getTargetAttribute } from '../mapping/targets';
import type { CellValue } from '../cells/cellReader';
import type { CleanCell } from '../mapping/mapping';

/** How a layout encodes values that do not fit in one plain cell. */
export interface Dialect {
  clean: CleanCell;
  /** Whether the cells are those of our own export, which writes every field as the product has it. */
  isOwn: boolean;
  /** The text of cells that clear their field, whatever blank cells do. */
  clearWord?: string;
  /** Whether dates such as 10/3/26 start with the month. Otherwise the dates of the file tell. */
  isMonthFirst: boolean;
  categories: (value: CellValue) => string[];
  media: (value: CellValue) => MediaRecord[];
  /** The name-value pairs in a cell of attributes or options. */
  pairs: (value: CellValue) => AttributeRecord[];
}

/** The texts trimmed, without blanks and duplicates. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/** Converts a category path separated by `>`, `->` or ` / ` to one separated by `/`. */
export function parsePath(text: string): string {
  return text
    .split(/-?>|\//)
    .map((level) => level.trim())
    .filter(Boolean)
    .join('/');
}

/** Images without alt texts. */
export function parseMedia(urls: readonly string[]): MediaRecord[] {
  return distinct(urls).map((url) => ({ url, alt: '' }));
}

/** The parts of a value: as already split, the entries of a JSON list, or the text split at `separator`. */
export function splitParts(value: CellValue, separator: RegExp | string): string[] {
  if (typeof value !== 'string') return value;
  if (!value.startsWith('[')) return value.split(separator);
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((part) => typeof part !== 'object') ? list.map(String) : [value];
  } catch {
    return value.split(separator);
  }
}

/** The value as one text, with list parts joined by commas. */
export function splitWords(value: CellValue): string {
  return splitParts(value, '\0').filter(Boolean).join(', ');
}

// URLs can contain commas and semicolons, so these separate two URLs only before the start of another one.
const BETWEEN_URLS = /[|\n]|[,;]\s*(?=https?:\/\/|\/)/i;

/** Descriptions and texts with tags are HTML, where entities belong. */
const isHtml = (text: string, target: string) => target === 'description' || /<[a-z/]/i.test(text);

/**
 * The default: cells are trimmed, lists are separated by `|` or line breaks.
 * Many shop systems store names and attributes as they are in the page, such as `CoolTech&trade;`.
 */
export const PLAIN: Dialect = {
  clean: (cell, target) => {
    const isHtmlField = target === 'description';
    const text =
      isHtmlField || getTargetAttribute(target) !== null ? parseMetafield(cell.trim(), isHtmlField) : cell.trim();
    return text.includes('&') && !isHtml(text, target) ? decodeEntities(text) : text;
  },
  isOwn: false,
  isMonthFirst: false,
  categories: (value) => distinct(splitParts(value, /[|;\n]/).map(parsePath)),
  media: (value) => parseMedia(splitParts(value, BETWEEN_URLS)),
  pairs: (value) => (typeof value === 'string' ? [value] : value).flatMap(decodePairs),
};
