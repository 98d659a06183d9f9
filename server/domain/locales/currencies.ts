import { isListedCurrency } from '#shared/currencies';

// Has currencies that are newer than the list.
const OTHERS: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the text is an ISO 4217 currency code in uppercase. */
export function isCurrency(code: string): boolean {
  return isListedCurrency(code) || OTHERS.has(code);
}
