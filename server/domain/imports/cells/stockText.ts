import { say } from '#server/records/sentence';
import { createWordReader, parseBoolean } from '../../texts/booleanText';
import { shown } from '../../validation/finding';
import { parseNumber } from '../../texts/numberText';
import { readAvailabilityWord } from './availabilityText';
import { ValueProblem } from '../../ownLayout/valueProblem';

/** Words for stock that is not counted. */
const readUncounted = createWordReader<'UNCOUNTED'>([
  [
    'UNCOUNTED',
    'unlimited|infinite|∞|not tracked|not counted',
    'unbegrenzt|unendlich|illimité|illimitée|ilimitado|ilimitada|illimitato|illimitata|onbeperkt|bez limitu|nieograniczony|неограниченно',
  ],
]);

/** The stock of a text without a number: 0 if sold out, null if not counted; undefined if the text says neither. */
const readWords = (text: string): 0 | null | undefined => {
  if (readUncounted(text)) return null;
  const word = readAvailabilityWord(text);
  if (word) return word === 'OUT_OF_STOCK' ? 0 : null;
  // A dash or a letter between numbers can mean that the stock is not known.
  const isAvailable = /^[\p{Pd}\p{L}+]$/u.test(text.trim()) ? null : parseBoolean(text);
  return isAvailable === null ? undefined : isAvailable ? null : 0;
};

/** The stock quantity, a whole number; null for texts without a number, such as Google's `in_stock`. */
export function parseStock(text: string): number | null | ValueProblem {
  const number = /^-?\d+$/.test(text) ? Number(text) : parseNumber(text);
  if (number !== null && Number.isSafeInteger(number)) return number;
  const words = number === null ? readWords(text) : undefined;
  if (words !== undefined) return words;
  return new ValueProblem(
    'STOCK_INVALID',
    'TYPE',
    say`“${shown(text)}” isn’t a valid stock quantity.`,
    say`Enter a whole number, or leave the cell blank. Example: 25`,
  );
}
