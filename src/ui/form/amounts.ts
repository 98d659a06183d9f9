import { getCurrencyDecimals } from '#shared/currencies';

/** At most four decimals after a point, or two after a comma: `1,234` can mean a thousand, so it is not accepted. */
const amountPattern = /^-?\d+(?:\.\d{1,4}|,\d{1,2})?$/;

/** The amount for a typed text, such as `19.90` or `19,9`; null for an empty text, NaN for anything else. */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return amountPattern.test(trimmed) ? Number(trimmed.replace(',', '.')) : NaN;
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
