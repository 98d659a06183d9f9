/** Returns the text as it is compared in searches, without case and accents: “Größe” and “GROSSE” are equal. */
export function foldText(text: string): string {
  // In uppercase first, so that ß is ss and the Turkish ı is i.
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/** Returns the text as names and options are compared: without case, and with single spaces between words only. */
export function normalizeName(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
