import type { PriceRecord } from '../../records/products';
import type { IssueCategory, ProductStatus } from '../../types.generated';
import { shown } from '../validation/finding';
import { decodeEntries } from './listCells';

/** Why a cell has no value for its field. */
export class ValueProblem {
  constructor(
    /** Stable name, such as `PRICE_INVALID`. */
    readonly code: string,
    readonly category: IssueCategory,
    readonly message: string,
    readonly suggestedFix: string,
  ) {}
}

/** Takes up a cell that has no value for its field. */
export type CellFail = (problem: ValueProblem, column: string) => void;

/** The currencies that a sign stands for; the one of the catalog counts, else the first. */
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
};

const currencyOf = (word: string, usual: string) => {
  if (/^[A-Z]{3}$/i.test(word)) return word.toUpperCase();
  const meant = SIGNS[word]?.split(' ') ?? [];
  return meant.includes(usual) ? usual : (meant[0] ?? usual);
};

const GROUPED = { ',': /^-?\d{1,3}(,\d{3})+$/, '.': /^-?\d{1,3}(\.\d{3})+$/ };

/** Longer texts are no numbers. */
const MAX_NUMBER = 40;

/** Thousands parted by blanks or apostrophes, as in 1 234,50 and 1'234.50. */
const SPACED = /^-?\d{1,3}([\s'’]\d{3})+(?!\d)/;

/**
 * The number of a text as people write it; null where it is none. With both signs the last one parts the decimals.
 * A comma alone parts thousands where exactly three digits follow it, a point alone where it stands more than once.
 * `decimal` settles it where the file is known to use one sign.
 */
export const numberOf = (text: string, decimal: '.' | ',' | null = null): number | null => {
  if (text.length > MAX_NUMBER || (/[\s'’]/.test(text) && !SPACED.test(text))) return null;
  const plain = text.replace(/[\s'’]/g, '').replace(/[.,][-–—]+$/, '');
  const last = plain.lastIndexOf(',') > plain.lastIndexOf('.') ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  const canGroup = last === ',' ? !/^-?0/.test(plain) : plain.indexOf('.') !== plain.lastIndexOf('.');
  const isGrouped = canGroup && !plain.includes(other) && GROUPED[last].test(plain);
  const sign = decimal ?? (isGrouped ? other : last);
  const thousands = sign === ',' ? '.' : ',';
  const [whole = '', ...fraction] = plain.split(sign);
  if (fraction.length > 1 || (whole.includes(thousands) && !GROUPED[thousands].test(whole))) return null;
  const digits = `${whole.replaceAll(thousands, '')}.${fraction[0] ?? ''}`;
  return /^-?(\d+\.\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
};

/** A currency before or after the amount: up to three letters, a sign, or both. */
const CURRENCY = String.raw`((?:\p{L}{1,3}\.?)?\p{Sc}?)`;
const PRICE = new RegExp(String.raw`^${CURRENCY}\s*(-?[.,]?\d(?:[\d.,\s'’]*\d)?(?:[.,][-–—]*)?)\s*${CURRENCY}$`, 'u');

/** The amount of a price text and its currency, by ISO 4217 code or sign; `usual` is that of a text that names none. */
export const parsePrice = (text: string, usual: string): { amount: number; currency: string } | ValueProblem => {
  if (/^\d+(\.\d+)?$/.test(text)) return { amount: Number(text), currency: usual };
  const [, before = '', number = '', after = ''] = (text.length <= MAX_NUMBER && PRICE.exec(text)) || [];
  const amount = before && after ? null : numberOf(number);
  return amount === null
    ? new ValueProblem(
        'PRICE_INVALID',
        'PRICE',
        `“${shown(text)}” is not a price.`,
        'Write an amount such as 19.90 or 19.90 EUR.',
      )
    : { amount, currency: currencyOf(before || after, usual) };
};

/** The prices of a list cell, `USD=12.5|EUR=11=14`. */
export const parsePrices = (text: string): PriceRecord[] | ValueProblem => {
  const prices = decodeEntries(text).map(([currency = '', ...amounts]) => {
    const [amount = Number.NaN, compareAt = null] = amounts.map((part) => (part.trim() ? Number(part) : Number.NaN));
    return { currency, amount, compareAt, isRead: amounts.length < 3 && Number.isFinite(amount + (compareAt ?? 0)) };
  });
  if (prices.every(({ isRead }) => isRead)) {
    return prices.map(({ currency, amount, compareAt }) => ({ currency, amount, compareAt }));
  }
  return new ValueProblem(
    'PRICE_INVALID',
    'PRICE',
    `“${shown(text)}” is not a list of prices.`,
    'Write each as currency and amount, such as USD=19.9, with a former price as USD=19.9=25, and | between them.',
  );
};

/** Words for stock: 0 where nothing is left, null where it is not counted. */
const STOCK_WORDS = new Map<string, number | null>([
  ['out of stock', 0],
  ['sold out', 0],
  ['in stock', null],
  ['preorder', null],
  ['backorder', null],
  ['unlimited', null],
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

const STATUSES: readonly (readonly [ProductStatus, string])[] = [
  ['ACTIVE', 'active enabled published publish live online visible available true yes y on 1'],
  ['DRAFT', 'draft inactive disabled unpublished hidden offline private pending unlisted false no n off 0 2 -1'],
  ['ARCHIVED', 'archived archive discontinued deleted retired'],
];

const STATUS_OF = new Map(
  STATUSES.flatMap(([status, words]) => words.split(' ').map((word) => [word, status] as const)),
);

/** The status that a word of any shop system means; 2 is Magento's disabled, -1 WooCommerce's draft. */
export const parseStatus = (text: string): ProductStatus | ValueProblem =>
  STATUS_OF.get(text.trim().toLowerCase()) ??
  new ValueProblem(
    'STATUS_UNKNOWN',
    'TYPE',
    `“${shown(text)}” is not a status.`,
    'Write ACTIVE, DRAFT or ARCHIVED; true and false do as well.',
  );

/** An ISO 4217 code. */
export const parseCurrency = (text: string): string | ValueProblem =>
  /^[A-Z]{3}$/i.test(text)
    ? text.toUpperCase()
    : new ValueProblem(
        'CURRENCY_INVALID',
        'PRICE',
        `“${shown(text)}” is not a currency.`,
        'Write its code of three letters, such as EUR.',
      );
