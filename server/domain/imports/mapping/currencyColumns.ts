import type { ColumnMappingRecord } from '#server/records/imports';
import { say, type Sentence } from '#server/records/sentence';
import { readCurrencyHeader } from './headers/currencyHeader';
import { headerKey, ISSUES_COLUMN } from '#server/records/headerKey';
import type { DefaultTarget, Layout } from '../layout';
import { DISCOUNT, matchHeader } from './headers/headerMatch';
import { createFileError } from '../errors';
import { quoteAll } from '../quoteAll';
import { AMOUNTS, amountTarget, SALE_DATES, type AmountCode } from './targets';

const asAmount = (target: string | null | undefined): AmountCode | null =>
  AMOUNTS.find((code) => code === target) ?? null;

/** What columns can have in a currency. */
type PriceCode = AmountCode | (typeof SALE_DATES)[number];

const asPriceCode = (target: string | null | undefined): PriceCode | null =>
  SALE_DATES.find((code) => code === target) ?? asAmount(target);

const OF_VARIANT: Partial<Record<PriceCode, AmountCode>> = {
  price: 'variantPrice',
  salePrice: 'variantSalePrice',
  compareAtPrice: 'variantCompareAtPrice',
};

/** What a header usually means. */
const findPriceCode = (key: string): PriceCode | null => {
  const [match] = matchHeader(key);
  if (!match || match.fit === 'SIMILAR') return null;
  return match.target === DISCOUNT ? 'discountAmount' : asPriceCode(match.target);
};

const toTarget = (target: DefaultTarget | undefined) => (typeof target === 'object' ? target?.target : target);

/** What a header without its currency means in the layout, or by common usage. */
const getPriceCode = ({ targets }: Layout, key: string): PriceCode | null => {
  const known = Object.hasOwn(targets, key) ? asPriceCode(toTarget(targets[key])) : null;
  if (known) return known;
  const named = findPriceCode(key);
  // In a layout with variant prices only, every price is a variant price.
  const isOfVariants = Object.values(targets).includes('variantPrice');
  return (isOfVariants && named && OF_VARIANT[named]) || named;
};

/** The target of a column whose header includes a currency, such as `price:EUR`; null for other columns. */
export function currencyColumnTarget(layout: Layout, header: string): string | null {
  const named = readCurrencyHeader(header);
  const code = named && getPriceCode(layout, named.rest);
  return code && `${code}:${named.currency}`;
}

/**
 * Whether a header means prices of the layout or the dates of their sales, or does so by common usage: with a currency
 * or, as `price`, without one.
 */
export function isPriceHeader(layout: Layout, header: string): boolean {
  return currencyColumnTarget(layout, header) !== null || getPriceCode(layout, headerKey(header)) !== null;
}

const isCurrencyHeader = (header: string) => {
  const named = readCurrencyHeader(header);
  return named !== null && asAmount(findPriceCode(named.rest)) !== null;
};

const unclearCurrency = (column: string, named: readonly string[]): Sentence => {
  if (named.includes(column)) {
    return say`The column “${column}” includes a currency but is mapped to a price without one. Map it to a price in that currency, or don’t import it.`;
  }
  const others = quoteAll(named.slice(0, 3));
  return named.length === 1
    ? say`The column “${column}” doesn’t include the currency of its prices, but ${others} does. Map it to a price in its currency, or don’t import it.`
    : say`The column “${column}” doesn’t include the currency of its prices, but ${others} do. Map it to a price in its currency, or don’t import it.`;
};

/** The columns that include a currency, and the price columns without one, whose currency is then ambiguous. */
const priceColumns = (mapping: readonly ColumnMappingRecord[], columns: readonly string[]) => {
  // A currency column sets the currency of each row.
  if (mapping.some(({ target }) => target === 'currency')) return { named: [], unclear: [] };
  const mapped = mapping.flatMap(({ source, target }) => (target && amountTarget(target) ? [source] : []));
  const named = [...new Set([...mapped, ...columns.filter(isCurrencyHeader)])];
  const plain = mapping.filter(({ source, target }) => source !== ISSUES_COLUMN && asAmount(target));
  return { named, unclear: named.length ? plain : [] };
};

/**
 * Throws INVALID if a column is mapped to prices without a currency although other columns include one, since its
 * currency must not be guessed. `columns` are those of the file.
 */
export function assertCurrenciesKnown(mapping: readonly ColumnMappingRecord[], columns: readonly string[]): void {
  const { named, unclear } = priceColumns(mapping, columns);
  const [first] = unclear;
  if (!first) return;
  const message = unclearCurrency(first.source, named);
  throw createFileError(message, { mapping: message });
}

/** The mapping with price columns of ambiguous currency mapped to the given currency. */
export function withCurrency(
  mapping: readonly ColumnMappingRecord[],
  columns: readonly string[],
  code: string,
): ColumnMappingRecord[] {
  const { unclear } = priceColumns(mapping, columns);
  return mapping.map((entry) => (unclear.includes(entry) ? { ...entry, target: `${entry.target}:${code}` } : entry));
}
