/** Returns the text as it is compared in searches, without case and accents: “Größe” and “GROSSE” are equal. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

/** Returns the text as names and options are compared: without case, and with single spaces between words only. */
export function normalizeName(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
