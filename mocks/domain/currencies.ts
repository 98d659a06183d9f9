const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the text is an ISO 4217 currency code in uppercase. */
export function isCurrency(code: string): boolean {
  return CODES.has(code);
}

const decimals = new Map<string, number>();

/** Returns the decimal places of amounts in the currency by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD. 2 for an unknown one. */
export function getCurrencyDecimals(code: string): number {
  if (!isCurrency(code)) return 2;
  const known = decimals.get(code);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  decimals.set(code, maximumFractionDigits);
  return maximumFractionDigits;
}
