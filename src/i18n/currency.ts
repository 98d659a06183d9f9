import { currencyList } from './currencies.generated';

const DECIMALS: ReadonlyMap<string, number> = new Map(
  currencyList.split(' ').map((entry) => [entry.slice(0, 3), Number(entry.slice(3) || 2)]),
);

/** The ISO 4217 codes of the currencies that prices can be in. */
export const CURRENCY_CODES: readonly string[] = [...DECIMALS.keys()];

/**
 * The decimal places of a currency by ISO 4217: 2 for EUR and HUF, 0 for JPY; 2 for a code that it does not have. Intl
 * has those of cash payments for some.
 */
export function getCurrencyDecimals(currency: string): number {
  return DECIMALS.get(currency.toUpperCase()) ?? 2;
}

/**
 * How `Intl.NumberFormat` writes an amount: with the decimal places of its currency, and with all that it has beyond.
 */
export function inCurrency(currency: string) {
  return {
    style: 'currency',
    currency,
    minimumFractionDigits: getCurrencyDecimals(currency),
    maximumFractionDigits: 20,
  } as const;
}
