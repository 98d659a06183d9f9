/** At most four decimals after a point, or two after a comma: `1,234` is a thousand to some, so it is not guessed at. */
const amountPattern = /^-?\d+(?:\.\d{1,4}|,\d{1,2})?$/;

/** The amount that somebody typed, such as `19.90` or `19,9`; null for nothing, NaN for anything else. */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return amountPattern.test(trimmed) ? Number(trimmed.replace(',', '.')) : NaN;
}

/** Whether it is nothing or an amount. */
export const isAmountOrEmpty = (text: string): boolean => !Number.isNaN(parseAmount(text));

/** How many decimals a currency has as a rule; two for a code that is none. */
const readDecimals = (currency: string): number =>
  /^[a-z]{3}$/i.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;

// A formatter takes some 20 microseconds to make: seconds, for a form with thousands of prices.
const knownDecimals = new Map<string, number>();

const decimalsOf = (currency: string): number => {
  const decimals = knownDecimals.get(currency) ?? readDecimals(currency);
  knownDecimals.set(currency, decimals);
  return decimals;
};

/** The amount as it is written in a field: with the decimals of its currency, or more where it has them. */
export function amountText(amount: number, currency: string): string {
  const rounded = amount.toFixed(decimalsOf(currency));
  return Number(rounded) === amount ? rounded : String(amount);
}
