import type { ColumnMappingRecord } from '../../records/imports';
import { readCurrencyHeader } from './currencyHeader';
import { ISSUES_COLUMN } from './headerKey';
import type { DefaultTarget, Layout } from './layout';
import { fieldNamed } from './likeness';
import { refused } from './refusal';
import { AMOUNTS, amountTarget, type AmountCode } from './targets';

const asAmount = (target: string | null | undefined): AmountCode | null =>
  AMOUNTS.find((code) => code === target) ?? null;

const ofVariant = { price: 'variantPrice', compareAtPrice: 'variantCompareAtPrice' } as const;

const targetOf = (target: DefaultTarget | undefined) => (typeof target === 'object' ? target?.target : target);

/** The amount that a layout, or else people in general, mean by a header without its currency. */
const amountOf = ({ targets }: Layout, key: string): AmountCode | null => {
  const known = Object.hasOwn(targets, key) ? asAmount(targetOf(targets[key])) : null;
  if (known) return known;
  const named = asAmount(fieldNamed(key));
  // Where a layout has prices of variants only, every price is one.
  const isOfVariants = Object.values(targets).includes('variantPrice');
  return isOfVariants && (named === 'price' || named === 'compareAtPrice') ? ofVariant[named] : named;
};

/** The target of a column whose header names the currency of its amounts, such as `price:EUR`; null for other columns. */
export const currencyColumnTarget = (layout: Layout, header: string): string | null => {
  const named = readCurrencyHeader(header);
  const amount = named && amountOf(layout, named.rest);
  return amount && `${amount}:${named.currency}`;
};

const isCurrencyHeader = (header: string) => {
  const named = readCurrencyHeader(header);
  return named !== null && asAmount(fieldNamed(named.rest)) !== null;
};

const quoted = (columns: readonly string[]) => columns.map((column) => `“${column}”`).join(', ');

const unclearCurrency = (column: string, named: readonly string[]): string =>
  named.includes(column)
    ? `The column “${column}” names its currency, but is mapped to a price without one. Map it to a price in that currency, or leave it out.`
    : `The column “${column}” does not say which currency its prices are in, but ${quoted(named.slice(0, 3))} ${named.length === 1 ? 'does' : 'do'}. Map it to a price in its currency, or leave it out.`;

/** The columns that name a currency, and those of prices without one, whose currency is then not clear. */
const priceColumns = (mapping: readonly ColumnMappingRecord[], columns: readonly string[]) => {
  // A column that holds the currency tells it for each row.
  if (mapping.some(({ target }) => target === 'currency')) return { named: [], unclear: [] };
  const mapped = mapping.flatMap(({ source, target }) => (target && amountTarget(target) ? [source] : []));
  const named = [...new Set([...mapped, ...columns.filter(isCurrencyHeader)])];
  const plain = mapping.filter(({ source, target }) => source !== ISSUES_COLUMN && asAmount(target));
  return { named, unclear: named.length ? plain : [] };
};

/**
 * Throws INVALID if a column is mapped to prices without a currency although the file names one: which currency it is
 * in is not guessed. `columns` are those of the file.
 */
export const assertCurrenciesKnown = (mapping: readonly ColumnMappingRecord[], columns: readonly string[]): void => {
  const { named, unclear } = priceColumns(mapping, columns);
  const [first] = unclear;
  if (!first) return;
  const message = unclearCurrency(first.source, named);
  throw refused(message, { mapping: message });
};

/** The mapping with each column of prices whose currency is not clear in the given one. */
export const withCurrency = (
  mapping: readonly ColumnMappingRecord[],
  columns: readonly string[],
  code: string,
): ColumnMappingRecord[] => {
  const { unclear } = priceColumns(mapping, columns);
  return mapping.map((entry) => (unclear.includes(entry) ? { ...entry, target: `${entry.target}:${code}` } : entry));
};
