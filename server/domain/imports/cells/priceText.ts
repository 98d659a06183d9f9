import { say } from '#server/records/sentence';
import { hasExactDigits, MAX_DIGITS } from '#server/records/decimals';
import type { PriceRecord } from '#server/records/products';
import { isCurrency } from '../../locales/currencies';
import { shown } from '../../validation/finding';
import { withoutAbsent } from '../../lists/withoutAbsent';
import { UTC } from '#server/records/timeZone';
import { parseInstant } from './instantText';
import { decodeEntries } from '../../ownLayout/listCells';
import { MAX_NUMBER, parseNumber, toAsciiNumber } from '../../texts/numberText';
import { ValueProblem } from '../../ownLayout/valueProblem';

/** The currencies that use a symbol. The catalog's currency takes precedence, else the first. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD CAD AUD NZD SGD HKD MXN ARS CLP COP',
  '€': 'EUR',
  '£': 'GBP EGP',
  '¥': 'JPY CNY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₪': 'ILS',
  zł: 'PLN',
  Kč: 'CZK',
  kr: 'SEK NOK DKK ISK',
  Ft: 'HUF',
  R$: 'BRL',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
  Rs: 'INR PKR LKR NPR',
};

/** The currency meant by the text next to an amount; null if it is not a currency. */
const getCurrency = (word: string, usual: string): string | null => {
  if (word === '') return usual;
  const code = word.toUpperCase();
  if (isCurrency(code)) return code;
  const meant = SIGNS[word.replace(/\.$/, '')]?.split(' ') ?? [];
  return meant.includes(usual) ? usual : (meant[0] ?? null);
};

/** A currency before or after the amount: up to three letters, a symbol, or both. */
const CURRENCY = String.raw`((?:\p{L}{1,3}\.?)?\p{Sc}?)`;
/** Digits and signs of numbers that are not ASCII, except the usual apostrophe. */
const IS_FOREIGN = /[٠-٩۰-۹０-９٫٬ʼ‘′´`−]/;
const PRICE = new RegExp(String.raw`^${CURRENCY}\s*(-?[.,]?\d(?:[\d.,\s'’]*\d)?(?:[.,][-–—]*)?)\s*${CURRENCY}$`, 'u');

/**
 * The amount in a price text and its currency, by ISO 4217 code or symbol; `usual` applies to texts without one.
 * `decimal` sets the decimal separator if it is known for the file.
 */
export function parsePrice(text: string, usual: string, decimal: ',' | null = null): Amount | ValueProblem {
  const isShort = text.length <= MAX_NUMBER;
  if (isShort && IS_FOREIGN.test(text))
    return parsePrice(toAsciiNumber(text), usual, text.includes('٫') ? null : decimal);
  if (isShort && !hasExactDigits(text)) {
    return new ValueProblem(
      'PRICE_DIGITS',
      'PRICE',
      say`“${shown(text)}” has more than ${MAX_DIGITS} digits.`,
      say`Use ${MAX_DIGITS} digits or fewer.`,
    );
  }
  if (isShort && !decimal && /^\d+(\.\d+)?$/.test(text)) return { amount: Number(text), currency: usual };
  const [, before = '', number = '', after = ''] = (isShort && PRICE.exec(text)) || [];
  const amount = before && after ? null : parseNumber(number, decimal);
  const currency = getCurrency(before || after, usual);
  return amount === null || currency === null
    ? new ValueProblem(
        'PRICE_INVALID',
        'PRICE',
        say`“${shown(text)}” isn’t a valid price.`,
        say`Enter an amount. Example: 19.90 or 19.90 EUR`,
      )
    : { amount, currency };
}

/** An amount of money with its ISO 4217 currency. */
export interface Amount {
  amount: number;
  currency: string;
}

/** What separates two prices in a cell. A comma can also be that of decimals. */
const SEPARATORS = [
  /\s*[;|\n/]\s*/,
  /\s*,\s*(?=[^\d\s,])|(?<=[\p{L}\p{Sc}.])\s*,\s*(?=\S)/u,
  /(?<=^\s*-?\d.*[\p{L}\p{Sc}])\s+(?=\d)|(?<=^\s*[\p{L}\p{Sc}].*\d)\s+(?=[\p{L}\p{Sc}])/u,
];

const splitPrices = (text: string) =>
  SEPARATORS.map((separator) => text.split(separator).filter(Boolean)).find(({ length }) => length > 1) ?? [text];

/** Texts such as `EUR: 125` and `EUR=125`. */
const NAMED = /^(\p{Lu}{3})\s*[:=]\s*(?=[-\d])/u;

/**
 * The amounts in a text: one, or several in different currencies, such as `125,25 EUR, 199 USD`, `€125.25 / $199`, and
 * one on each line.
 */
export function parseAmounts(text: string, usual: string, decimal: ',' | null = null): Amount[] | ValueProblem {
  const single = parsePrice(text, usual, decimal);
  if (!(single instanceof ValueProblem)) return [single];
  const parts = splitPrices(text).map((part) => part.trim().replace(NAMED, '$1 '));
  // Without a currency, it is unknown what the amount is for.
  if (parts.some((part) => part === text || !/[\p{L}\p{Sc}]/u.test(part))) return single;
  const amounts = parts.map((part) => parsePrice(part, usual, decimal));
  const read = amounts.flatMap((amount) => (amount instanceof ValueProblem ? [] : [amount]));
  const isClear = read.length === amounts.length && new Set(read.map(({ currency }) => currency)).size === read.length;
  return isClear ? read : single;
}

/** A number keeps more digits than usual if the text was written from one. */
const isExact = (part: string) => hasExactDigits(part) || String(Number(part)) === part;

const amountIn = (part: string) => (part.trim() && isExact(part) ? Number(part) : Number.NaN);

/** The price in the parts of an entry; null if one of them is not valid. */
const priceIn = (
  [currency = '', amount = '', compareAt, from = '', until = '', channel = '', ...more]: string[],
  timeZone: string,
): PriceRecord | null => {
  const compareAtFrom = from ? parseInstant(from, 'start', timeZone) : null;
  const compareAtUntil = until ? parseInstant(until, 'end', timeZone) : null;
  if (compareAtFrom instanceof ValueProblem || compareAtUntil instanceof ValueProblem || more.length) return null;
  const hasCompareAt = compareAt !== undefined && (compareAt !== '' || !(from || until || channel));
  const price = { currency, amount: amountIn(amount), compareAt: hasCompareAt ? amountIn(compareAt) : null };
  if (!Number.isFinite(price.amount + (price.compareAt ?? 0))) return null;
  return { ...price, ...withoutAbsent({ channel: channel || null, compareAtFrom, compareAtUntil }) };
};

/** The prices in a list cell, `USD=12.5|EUR=11=14|SEK=99=129=2026-03-01=2026-03-31|USD=9====web`. */
export function parsePrices(text: string, timeZone = UTC): PriceRecord[] | ValueProblem {
  const prices = decodeEntries(text).map((parts) => priceIn(parts, timeZone));
  if (prices.every((price) => price !== null)) return prices;
  return new ValueProblem(
    'PRICE_INVALID',
    'PRICE',
    say`“${shown(text)}” isn’t a valid list of prices.`,
    say`Enter each price as USD=19.9, or with a compare-at price as USD=19.9=25. Separate prices with |.`,
  );
}

/** An ISO 4217 code. */
export function parseCurrency(text: string): string | ValueProblem {
  return isCurrency(text.toUpperCase())
    ? text.toUpperCase()
    : new ValueProblem(
        'CURRENCY_INVALID',
        'PRICE',
        say`“${shown(text)}” isn’t a valid currency.`,
        say`Enter a three-letter currency code. Example: EUR`,
      );
}
