import type { PriceRecord } from '#server/records/products';
import { channelFault } from '#server/domain/validation/valueFaults';
import { withoutAbsent } from '#server/domain/lists/withoutAbsent';
import { parseDiscount, parseDiscountMode, parseSaleFlag } from '../../cells/discountText';
import type { Level } from '../../cells/levels';
import {
  currencyBlank,
  currencyMissing,
  discountBeside,
  discountsBoth,
  discountTooHigh,
  inCurrencies,
  notBelow,
  pricesDiffer,
} from '../../cells/priceProblems';
import { parseAmounts, parseCurrency, parsePrices, type Amount } from '../../cells/priceText';
import { readSalePeriod } from '../../cells/salePeriod';
import { ValueProblem, type CellFail } from '#server/domain/ownLayout/valueProblem';
import type { SourceRow } from '../../formats/source';
import { textFrom, type CellReader } from '../../cells/cellReader';
import { addAmounts, getDiscounted } from './partialPrices';
import { othersThan } from './samePrices';
import type { Discount, PartialPrice } from '../patch';
import { findFilled, readingOfChannel, valueFrom, type Reading } from '../sharedFields';

/** The prices in a row. */
export interface RowPrices {
  /** Undefined if there are none. */
  prices: PriceRecord[] | undefined;
  partial: PartialPrice[];
  /** The discount on all prices of the row. */
  discount: Discount | null;
}

/** Why the catalog can't have a price for the channel; null if it can. */
const channelProblem = (channel: string | undefined, { languages }: Pick<Reading, 'languages'>) => {
  const fault = languages && channelFault('PRICE_CHANNEL', channel, languages.channels);
  return fault && new ValueProblem(fault.code, fault.category, fault.message, fault.suggestedFix);
};

/** The amounts of a row, by field and currency. */
interface RowAmounts {
  full: ReadonlyMap<string, number>;
  sale: ReadonlyMap<string, number>;
  regular: ReadonlyMap<string, number>;
  surcharge: ReadonlyMap<string, number>;
  discount: Discount | null;
  isFailed: boolean;
  isBlank: boolean;
}

const readDiscount = (
  level: Level,
  cells: readonly string[],
  { currency, decimal }: { currency: string; decimal: ',' | null },
  fail: CellFail,
): Discount | null => {
  const read = (readers: readonly CellReader[], mode: 'percent' | 'amount') =>
    valueFrom(readers, cells, fail, (text) => parseDiscount(text, mode, { currency, decimal })) ?? null;
  const amountText = level.discountAmount.length ? textFrom(level.discountAmount, cells, () => undefined) : '';
  const mode = amountText ? valueFrom(level.discountMode, cells, fail, parseDiscountMode) : undefined;
  const amount = read(level.discountAmount, mode ?? 'amount');
  const percent = read(level.discountPercent, 'percent');
  if (amount && percent) fail(discountsBoth(), findFilled(level.discountPercent, cells)?.column ?? '');
  return amount ?? percent;
};

/** Reads the columns with amounts. Amounts without a currency are in that of the row. `only` is the required one. */
const readAmounts = (
  level: Level,
  cells: readonly string[],
  { currency: usual, decimal }: Pick<Reading, 'currency' | 'decimal'>,
  fail: CellFail,
  only: string | null,
): RowAmounts => {
  let isFailed = false;
  const failPrice: CellFail = (problem, column) => {
    isFailed ||= problem.severity === 'ERROR';
    fail(problem, column);
  };
  const stated = valueFrom(level.currency, cells, failPrice, parseCurrency) ?? null;
  const required = only === null ? [] : [only];
  const read = (readers: readonly CellReader[], currency: string, allowed: readonly string[]) => {
    const parse = (text: string) => inCurrencies(parseAmounts(text, currency, decimal()), text, allowed);
    const amounts: readonly Amount[] = readers.length ? (valueFrom(readers, cells, failPrice, parse) ?? []) : [];
    return new Map(amounts.map((each) => [each.currency, each.amount]));
  };
  const own = stated ?? usual;
  const full = read(level.price, own, required);
  const first = full.size === 1 ? [...full.keys()][0]! : own;
  const sale = read(level.salePrice, first, full.size ? [...full.keys()] : required);
  const known = full.size ? full : sale;
  const second = known.size === 1 ? [...known.keys()][0]! : own;
  const regular = read(level.compareAtPrice, second, known.size ? [...known.keys()] : required);
  const surcharge = read(level.surcharge, first, full.size ? [...full.keys()] : required);
  const isOff = valueFrom(level.onSale, cells, failPrice, parseSaleFlag) === false;
  const discount = readDiscount(level, cells, { currency: second, decimal: decimal() }, failPrice);
  return {
    full,
    sale: isOff ? new Map() : sale,
    regular,
    surcharge,
    discount: isOff ? null : discount,
    isFailed,
    isBlank: level.currency.length > 0 && stated === null,
  };
};

const readPair = (
  level: Level,
  { cells, number }: SourceRow,
  reading: Pick<Reading, 'currency' | 'decimal' | 'timeZone'>,
  fail: CellFail,
  only: string | null = null,
): RowPrices => {
  const amounts = readAmounts(level, cells, reading, fail, only);
  const { full, sale, regular, surcharge, discount, isFailed, isBlank } = amounts;
  const currencies = [...new Set([full, sale, regular, surcharge].flatMap((each) => [...each.keys()]))];
  const isAlone =
    !currencies.length && discount !== null && (only !== null || !level.hasPrices || level.price.length > 0);
  if (isAlone && !isFailed) currencies.push(only ?? reading.currency);
  if (isFailed || !currencies.length) return { prices: [], partial: [], discount };
  if (isBlank) {
    fail(currencyBlank(), level.currency[0]?.column ?? '');
    return { prices: [], partial: [], discount };
  }
  const columnOf = (readers: readonly CellReader[]) => findFilled(readers, cells)?.column ?? readers[0]?.column ?? '';
  let period: ReturnType<typeof readSalePeriod> | undefined;
  const getPeriod = () => (period ??= readSalePeriod(level, cells, reading, fail));
  const toSale = (currency: string, amount: number, compareAt: number): PriceRecord => ({
    currency,
    amount,
    compareAt,
    ...getPeriod(),
  });

  /** The price with a regular price of its own. A sale that ends ends at that price, not at a recommended one. */
  const getPrice = (currency: string, base: number): PriceRecord => {
    const plain: PriceRecord = { currency, amount: base, compareAt: null };
    // Shop systems write 0 if there is no sale or no regular price.
    const reduced = sale.get(currency) ?? 0;
    const before = regular.get(currency) ?? 0;
    if (reduced > 0 && reduced < base) {
      const hasPeriod = Object.keys(getPeriod()).length > 0;
      return toSale(currency, reduced, hasPeriod ? base : Math.max(base, before));
    }
    if (reduced > 0) fail(notBelow('SALE', reduced, base, currency), columnOf(level.salePrice));
    if (before > base) {
      const price = toSale(currency, base, before);
      if (discount && getDiscounted(before, discount, currency) !== base) {
        fail(discountBeside(), columnOf([...level.discountAmount, ...level.discountPercent]));
      }
      return price;
    }
    if (before > 0) fail(notBelow('REGULAR', before, base, currency), columnOf(level.compareAtPrice));
    if (!discount || base === 0) return plain;
    const discounted = getDiscounted(base, discount, currency);
    if (discounted > 0) return discounted < base ? toSale(currency, discounted, base) : plain;
    fail(discountTooHigh(base, currency), columnOf([...level.discountAmount, ...level.discountPercent]));
    return plain;
  };

  const prices: PriceRecord[] = [];
  const partial: PartialPrice[] = [];
  for (const currency of currencies) {
    const added = surcharge.get(currency);
    const base = full.get(currency);
    const reduced = sale.get(currency) || undefined;
    const before = regular.get(currency) || undefined;
    if (base !== undefined) prices.push(getPrice(currency, added ? addAmounts(base, added) : base));
    else if (reduced !== undefined && before !== undefined) prices.push(getPrice(currency, before));
    else if (added !== undefined || reduced !== undefined || before !== undefined || discount) {
      const kinds = { surcharge: added, sale: reduced, regular: before };
      const readers = { surcharge: level.surcharge, sale: level.salePrice, regular: level.compareAtPrice };
      const [kind] = (['surcharge', 'sale', 'regular'] as const).filter((each) => kinds[each] !== undefined);
      partial.push({
        currency,
        ...(kind && { [kind]: kinds[kind] }),
        ...(discount && kind !== 'sale' && kind !== 'regular' && { discount }),
        ...getPeriod(),
        hasPeriod: level.saleFrom.length + level.saleUntil.length > 0,
        rowNumber: number,
        column: columnOf(kind ? readers[kind] : [...level.discountAmount, ...level.discountPercent]),
      });
    }
  }
  return { prices, partial, discount };
};

/** The prices in columns for a currency or a channel; one that the catalog does not have fails. */
const readScoped = (level: Level, row: SourceRow, reading: Reading, fail: CellFail): RowPrices[] =>
  level.scopedPrices.flatMap(({ code, channel, own, level: scoped }) => {
    const filled = findFilled(own, row.cells);
    if (!filled) return [];
    const problem =
      code !== null && !reading.currencies.has(code)
        ? currencyMissing(code, filled.column)
        : channelProblem(channel, reading);
    if (problem) {
      fail(problem, filled.column);
      return [];
    }
    const currency = code ?? readingOfChannel(reading, channel).currency;
    // The price of all channels is no regular price in another currency.
    const isOther = code === null && currency !== reading.currency;
    const price = isOther ? scoped.price.filter((one) => own.includes(one)) : scoped.price;
    const found = readPair({ ...scoped, price }, row, { ...reading, currency }, fail, code);
    const inChannel = <Price extends PriceRecord | PartialPrice>(price: Price) => ({
      ...price,
      ...withoutAbsent({ channel }),
    });
    return [{ ...found, prices: found.prices?.map(inChannel), partial: found.partial.map(inChannel) }];
  });

/** The prices in a cell that lists them. */
const listedPrices = (
  readers: readonly CellReader[],
  cells: readonly string[],
  reading: Reading,
  fail: CellFail,
): PriceRecord[] =>
  (valueFrom(readers, cells, fail, (text) => parsePrices(text, reading.timeZone)) ?? []).filter(({ channel }) => {
    const problem = channel === undefined ? null : channelProblem(channel, reading);
    if (problem) fail(problem, readers[0]?.column ?? '');
    return !problem;
  });

/** Reads the prices in a row. */
export function readPrices(level: Level, row: SourceRow, reading: Reading, fail: CellFail): RowPrices {
  const scoped = level.scopedPrices.length ? readScoped(level, row, reading, fail) : [];
  const hasOwn = [level.price, level.salePrice, level.compareAtPrice, level.surcharge].some(({ length }) => length);
  const hasDiscount = level.discountPercent.length + level.discountAmount.length > 0;
  const isRead = hasOwn || (hasDiscount && !level.hasPrices);
  const single = isRead ? readPair(level, row, reading, fail) : { prices: [], partial: [], discount: null };
  const listed = level.prices.length ? listedPrices(level.prices, row.cells, reading, fail) : [];
  const named = scoped.flatMap(({ prices }) => prices ?? []);
  // Spread instead of push: a grown array keeps spare capacity, which would add up over all stored variants.
  const differ = (one: PriceRecord, other: PriceRecord) =>
    fail(
      pricesDiffer(one, other),
      findFilled([...level.price, ...level.salePrice, ...level.prices], row.cells)?.column ?? '',
    );
  const own = [...othersThan(named, single.prices ?? [], differ), ...named];
  const prices = [...own, ...othersThan(own, listed, differ)];
  return {
    prices: prices.length ? prices : undefined,
    partial: [...single.partial, ...scoped.flatMap(({ partial }) => partial)],
    discount: single.discount ?? scoped.find(({ discount }) => discount)?.discount ?? null,
  };
}
