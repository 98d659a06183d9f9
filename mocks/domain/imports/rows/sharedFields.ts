import { say } from '../../../records/sentence';
import type { MediaRecord, PriceRecord } from '../../../records/products';
import type { Dialect } from '../formats/dialect';
import type { Level } from '../cells/levels';
import type { CatalogLanguages } from '../mapping/columnScopes';
import { textFrom, type CellReader } from '../mapping/mapping';
import { currencyBlank, currencyMissing, inCurrency } from '../cells/priceProblems';
import { getPriceKey } from '../../../records/prices';
import { channelFault } from '../../validation/valueFaults';
import { altTextsField } from '../../productValues/altTexts';
import { parseCurrency, parsePrice, parsePrices } from '../cells/priceText';
import { readSalePeriod } from '../cells/salePeriod';
import { ValueProblem, type CellFail } from '../cells/valueProblem';

/** How to interpret the cells of a row. */
export interface Reading {
  dialect: Dialect;
  /** ISO 4217, for amounts without a currency. */
  currency: string;
  /** The currencies of the catalog's prices. */
  currencies: ReadonlySet<string>;
  /** Returns the decimal separator of prices if the file tells it, once all of it was read. */
  decimal: () => ',' | null;
  /** The languages and channels of the catalog; null if texts can be for any. */
  languages: CatalogLanguages | null;
}

/** The first column that is not blank. */
const findFilled = (readers: readonly CellReader[], cells: readonly string[]) =>
  readers.find(({ read }) => {
    const value = read(cells);
    return value instanceof ValueProblem || value.toString() !== '';
  });

/** The first non-blank text, parsed by `parse`; undefined if there is none or it is not valid. */
export function valueFrom<Value>(
  readers: readonly CellReader[],
  cells: readonly string[],
  fail: CellFail,
  parse: (text: string) => Value | ValueProblem,
): Value | undefined {
  const text = textFrom(readers, cells, fail);
  if (!text) return undefined;
  const value = parse(text);
  if (!(value instanceof ValueProblem)) return value;
  const filled = findFilled(readers, cells);
  fail(value, filled?.column ?? '');
  return undefined;
}

/** The second prices, except those in a currency and for a channel of the first. */
const othersThan = (first: readonly PriceRecord[], second: readonly PriceRecord[]): PriceRecord[] =>
  second.filter((other) => first.every((price) => getPriceKey(price) !== getPriceKey(other)));

/** Why the catalog can't have a price for the channel; null if it can. */
const channelProblem = (channel: string | undefined, { languages }: Pick<Reading, 'languages'>) => {
  const fault = languages && channelFault('PRICE_CHANNEL', channel, languages.channels);
  return fault && new ValueProblem(fault.code, fault.category, fault.message, fault.suggestedFix);
};

/** The price from the price columns. Without a price, the regular price is used. `only` is the required currency. */
const pricePair = (
  level: Level,
  cells: readonly string[],
  { currency: usual, dialect, decimal }: Pick<Reading, 'currency' | 'dialect' | 'decimal'>,
  fail: CellFail,
  only: string | null = null,
): PriceRecord[] => {
  let isFailed = false;
  const failPrice: CellFail = (problem, column) => {
    isFailed = true;
    fail(problem, column);
  };
  const stated = valueFrom(level.currency, cells, failPrice, parseCurrency);
  const read = (readers: readonly CellReader[], currency: string, must: string | null) =>
    readers.length
      ? valueFrom(readers, cells, failPrice, (text) => inCurrency(parsePrice(text, currency, decimal()), text, must))
      : undefined;
  const full = read(level.price, stated ?? usual, only);
  const sale = read(level.salePrice, full?.currency ?? stated ?? usual, full?.currency ?? only);
  // Shop systems write 0 if there is no sale.
  const isOnSale = sale !== undefined && sale.amount > 0 && (!full || sale.amount < full.amount);
  const price = isOnSale ? sale : full;
  const other = read(level.compareAtPrice, price?.currency ?? stated ?? usual, price?.currency ?? only);
  // Shop systems write 0 if there is no regular price.
  const regular = isOnSale && full && !other?.amount ? full : other;
  const now = price ?? regular;
  if (isFailed || !now) return [];
  if (level.currency.length && !stated) {
    const [blank] = level.currency;
    fail(currencyBlank(), blank?.column ?? '');
    return [];
  }
  const compareAt = price && regular && regular.amount !== 0 ? regular.amount : null;
  const period = compareAt === null ? null : readSalePeriod(level, cells, dialect, failPrice);
  return [{ currency: now.currency, amount: now.amount, compareAt, ...period }];
};

/** The prices in columns for a currency or a channel; one that the catalog does not have fails. */
const scopedPrices = (level: Level, cells: readonly string[], reading: Reading, fail: CellFail): PriceRecord[] =>
  level.scopedPrices.flatMap(({ code, channel, level: own }) => {
    const filled = findFilled([...own.price, ...own.compareAtPrice], cells);
    if (!filled) return [];
    const problem =
      code !== null && !reading.currencies.has(code)
        ? currencyMissing(code, filled.column)
        : channelProblem(channel, reading);
    if (problem) {
      fail(problem, filled.column);
      return [];
    }
    const prices = pricePair(own, cells, { ...reading, currency: code ?? reading.currency }, fail, code);
    return channel === undefined ? prices : prices.map((price) => ({ ...price, channel }));
  });

/** The prices in a cell that lists them. */
const listedPrices = (
  readers: readonly CellReader[],
  cells: readonly string[],
  reading: Reading,
  fail: CellFail,
): PriceRecord[] =>
  (valueFrom(readers, cells, fail, parsePrices) ?? []).filter(({ channel }) => {
    const problem = channel === undefined ? null : channelProblem(channel, reading);
    if (problem) fail(problem, readers[0]?.column ?? '');
    return !problem;
  });

/** The prices in a row; undefined if there are none. */
export function readPrices(
  level: Level,
  cells: readonly string[],
  reading: Reading,
  fail: CellFail,
): PriceRecord[] | undefined {
  const named = level.scopedPrices.length ? scopedPrices(level, cells, reading, fail) : [];
  const single =
    level.price.length || level.salePrice.length || level.compareAtPrice.length
      ? pricePair(level, cells, reading, fail)
      : [];
  const listed = level.prices.length ? listedPrices(level.prices, cells, reading, fail) : [];
  // Spread instead of push: a grown array keeps spare capacity, which would add up over all stored variants.
  const own = [...othersThan(named, single), ...named];
  const prices = [...own, ...othersThan(own, listed)];
  if (prices.length) return prices;
  return reading.dialect.hasBlankValues && textFrom(level.prices, cells, fail) === '' ? [] : undefined;
}

const readAlts = (reader: CellReader | undefined, cells: readonly string[]): readonly string[] => {
  const alts = reader?.read(cells) ?? '';
  return alts instanceof ValueProblem ? [] : typeof alts === 'string' ? [alts] : alts;
};

const localeMissing = (locale: string) =>
  new ValueProblem(
    'VALUE_LOCALE',
    'REFERENCE',
    say`The catalog does not have the language ${locale}.`,
    say`Add it to the catalog’s languages.`,
  );

/**
 * The images in a row, with the nth column of alt texts of each language for the nth image column; undefined if there
 * are none.
 */
export function readMedia(
  { images, imageAlts, altsByLocale }: Level,
  cells: readonly string[],
  { dialect, languages }: Reading,
  fail: CellFail,
): MediaRecord[] | undefined {
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
    const texts = readAlts(imageAlts[index], cells);
    const others = [...altsByLocale].flatMap(([locale, readers]) => {
      const words = readAlts(readers[index], cells);
      if (!languages || languages.locales.includes(locale) || !words.some(Boolean)) return [{ locale, texts: words }];
      fail(localeMissing(locale), readers[index]?.column ?? '');
      return [];
    });
    return found.map((medium, nth) => ({
      ...medium,
      ...(texts[nth] && { alt: texts[nth] }),
      ...altTextsField(others.map(({ locale, texts: words }) => ({ locale, text: words[nth] ?? '' }))),
    }));
  });
  return media.length || isGiven ? media : undefined;
}
