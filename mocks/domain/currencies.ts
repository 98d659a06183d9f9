const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the text is an ISO 4217 currency code in uppercase. */
export const isCurrency = (code: string): boolean => CODES.has(code);
