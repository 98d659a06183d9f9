import { getCurrencyDecimals } from '#shared/currencies';

/** At most four decimals. */
const amountPattern = /^-?\d+(?:\.\d{1,4})?$/;

/** The amount of a field’s value, such as `19.90`; null for an empty one, NaN for anything else. */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return amountPattern.test(trimmed) ? Number(trimmed) : NaN;
}

/** Whether a text is empty or an amount. */
export function isAmountOrEmpty(text: string): boolean {
  return !Number.isNaN(parseAmount(text));
}

/** The amount as shown in a field: with the decimals of its currency, or more if it has them. */
export function amountText(amount: number, currency: string): string {
  const rounded = amount.toFixed(getCurrencyDecimals(currency));
  return Number(rounded) === amount ? rounded : String(amount);
}
