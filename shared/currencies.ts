import { currencyList } from './currencies.generated';

const DECIMALS: ReadonlyMap<string, number> = new Map(
  currencyList.split(' ').map((entry) => [entry.slice(0, 3), Number(entry.slice(3) || 2)]),
);

/** The ISO 4217 codes of the currencies that prices can be in. */
export const CURRENCY_CODES: readonly string[] = [...DECIMALS.keys()];

/** Whether ISO 4217 has the code as one of a currency that prices can be in. */
export function isListedCurrency(code: string): boolean {
  return DECIMALS.has(code);
}

/**
 * Returns the decimal places of amounts in the currency by ISO 4217: 2 for EUR and HUF, 0 for JPY, 3 for KWD; 2 for a
 * code that it does not have. Intl has those of cash payments for some, such as 0 for HUF.
 */
export function getCurrencyDecimals(code: string): number {
  return DECIMALS.get(code.toUpperCase()) ?? 2;
}
