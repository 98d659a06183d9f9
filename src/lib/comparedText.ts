/** Returns the text as names and options are compared: without case, and with single spaces between words only. */
export function normalizeName(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
