import { isCurrency } from '../../currencies';
import { headerKey } from '../formats/headerKey';

/** Codes that are also English words. They count as currencies only in uppercase. */
const WORDS = new Set(['ALL', 'CUP', 'PEN', 'STD', 'TOP']);

/** Symbols used for one currency only. Symbols such as `$` are ambiguous. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  '₪': 'ILS',
};

/** Characters between words, or the word boundary in `priceUsd`. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{Sc}]+|(?<=\p{Ll})(?=\p{Lu})/u;

const getCurrency = (word: string): string | null => {
  if (Object.hasOwn(SIGNS, word)) return SIGNS[word]!;
  const code = word.toUpperCase();
  return word.length === 3 && isCurrency(code) && (word === code || !WORDS.has(code)) ? code : null;
};

/**
 * The currency in a header, such as EUR in `Price EUR`, `price-eur`, `Price (€)` and `EUR price`, and the `headerKey`
 * of the rest. Null for a header with no currency, several, or nothing else.
 */
export function readCurrencyHeader(header: string): { currency: string; rest: string } | null {
  const words = header.split(BETWEEN_WORDS).filter(Boolean);
  const [found, ...others] = new Set(words.flatMap((word) => getCurrency(word) ?? []));
  if (found === undefined || others.length) return null;
  const rest = words.filter((word) => getCurrency(word) === null && word.toLowerCase() !== 'in');
  return rest.length ? { currency: found, rest: headerKey(rest.join(' ')) } : null;
}
