import { say } from '../../../records/sentence';
import { shown } from '../../validation/finding';
import { parseNumber } from '../../numberText';
import { ValueProblem } from './valueProblem';

/** Texts for stock: 0 if sold out, null if not counted. */
const STOCK_WORDS = new Map<string, number | null>([
  ['out of stock', 0],
  ['sold out', 0],
  ['in stock', null],
  ['preorder', null],
  ['backorder', null],
  ['unlimited', null],
  ['no', 0],
  ['false', 0],
  ['yes', null],
  ['true', null],
]);

/** The stock quantity, a whole number; null for texts without a number, such as Google's `in_stock`. */
export function parseStock(text: string): number | null | ValueProblem {
  const words = STOCK_WORDS.get(text.toLowerCase().replace(/[\s_-]+/g, ' '));
  if (words !== undefined) return words;
  const number = /^-?\d+$/.test(text) ? Number(text) : parseNumber(text);
  return number !== null && Number.isSafeInteger(number)
    ? number
    : new ValueProblem(
        'STOCK_INVALID',
        'TYPE',
        say`“${shown(text)}” isn’t a valid stock quantity.`,
        say`Enter a whole number, or leave the cell blank. Example: 25`,
      );
}
