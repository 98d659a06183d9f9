const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the text is the code of a currency by ISO 4217, in capital letters. */
export const isCurrency = (code: string): boolean => CODES.has(code);
