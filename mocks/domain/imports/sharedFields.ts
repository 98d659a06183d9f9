import type { MediaRecord, PriceRecord } from '../../records/products';
import type { Dialect } from './dialect';
import type { Level } from './levels';
import { textFrom, type CellReader } from './mapping';
import { parseCurrency, parsePrice, parsePrices } from './priceText';
import { readSalePeriod } from './salePeriod';
import { ValueProblem, type CellFail } from './valueProblem';

/** How the cells of a row are to be understood. */
export interface Reading {
  dialect: Dialect;
  /** ISO 4217, for amounts that name no currency. */
  currency: string;
}

/** The first filled text, read further by `parse`; undefined for what is not given or has no value. */
export const valueFrom = <Value>(
  readers: readonly CellReader[],
  cells: readonly string[],
  fail: CellFail,
  parse: (text: string) => Value | ValueProblem,
): Value | undefined => {
  const text = textFrom(readers, cells, fail);
  if (!text) return undefined;
  const value = parse(text);
  if (!(value instanceof ValueProblem)) return value;
  const filled = readers.find(({ read }) => read(cells).toString());
  fail(value, filled?.column ?? '');
  return undefined;
};

/** The price that stands in columns of its own. Without a price, the regular one is it. */
const pricePair = (
  level: Level,
  cells: readonly string[],
  { currency: usual, dialect }: Reading,
  fail: CellFail,
): PriceRecord[] => {
  let isFailed = false;
  const failPrice: CellFail = (problem, column) => {
    isFailed = true;
    fail(problem, column);
  };
  const currency = valueFrom(level.currency, cells, failPrice, parseCurrency) ?? usual;
  const read = (readers: readonly CellReader[]) =>
    readers.length ? valueFrom(readers, cells, failPrice, (text) => parsePrice(text, currency)) : undefined;
  const price = read(level.price);
  const regular = read(level.compareAtPrice);
  const now = price ?? regular;
  if (isFailed || !now) return [];
  // Shop systems write 0 where there is no former price.
  const compareAt = price && regular && regular.amount !== 0 ? regular.amount : null;
  const period = compareAt === null ? null : readSalePeriod(level, cells, dialect, failPrice);
  return [{ currency: now.currency, amount: now.amount, compareAt, ...period }];
};

/** The prices that a row gives; undefined for none. */
export const readPrices = (
  level: Level,
  cells: readonly string[],
  reading: Reading,
  fail: CellFail,
): PriceRecord[] | undefined => {
  const single = level.price.length || level.compareAtPrice.length ? pricePair(level, cells, reading, fail) : [];
  const listed = level.prices.length ? (valueFrom(level.prices, cells, fail, parsePrices) ?? []) : [];
  const prices = [...single, ...listed.filter((price) => single.every((other) => other.currency !== price.currency))];
  if (prices.length) return prices;
  return reading.dialect.hasBlankValues && textFrom(level.prices, cells, fail) === '' ? [] : undefined;
};

/** The pictures that a row gives, the nth column of texts belonging to the nth of pictures; undefined for none. */
export const readMedia = (
  { images, imageAlts }: Level,
  cells: readonly string[],
  { dialect }: Reading,
  fail: CellFail,
): MediaRecord[] | undefined => {
  let isGiven = false;
  const media = images.flatMap((reader, index) => {
    const value = reader.read(cells);
    if (value instanceof ValueProblem) {
      fail(value, reader.column);
      return [];
    }
    isGiven ||= dialect.hasBlankValues;
    if (!value.length) return [];
    const found = dialect.media(value);
    const alts = imageAlts[index]?.read(cells) ?? '';
    const texts = alts instanceof ValueProblem ? [] : typeof alts === 'string' ? [alts] : alts;
    return found.map((medium, nth) => (texts[nth] ? { ...medium, alt: texts[nth] } : medium));
  });
  return media.length || isGiven ? media : undefined;
};
