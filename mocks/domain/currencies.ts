const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the text is an ISO 4217 currency code in uppercase. */
export function isCurrency(code: string): boolean {
  return CODES.has(code);
}
