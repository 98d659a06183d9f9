import { shown } from '../validation/finding';
import { numberOf } from './numberText';
import { ValueProblem } from './valueProblem';

/** Words for stock: 0 where nothing is left, null where it is not counted. */
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

/** Pieces in stock, a whole number; null for words that say no number, such as Google's `in_stock`. */
export const parseStock = (text: string): number | null | ValueProblem => {
  const words = STOCK_WORDS.get(text.toLowerCase().replace(/[\s_-]+/g, ' '));
  if (words !== undefined) return words;
  const number = /^-?\d+$/.test(text) ? Number(text) : numberOf(text);
  return number !== null && Number.isSafeInteger(number)
    ? number
    : new ValueProblem(
        'STOCK_INVALID',
        'TYPE',
        `“${shown(text)}” is not a number of pieces.`,
        'Write a whole number such as 25, or leave the cell empty.',
      );
};
