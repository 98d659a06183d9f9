import { getCurrencyDecimals } from '#shared/currencies';

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
