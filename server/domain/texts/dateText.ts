/** The date and time in the text, as ISO 8601 in UTC; null if there is none or the text is null or empty. */
export function toIsoDate(text: string | null): string | null {
  const time = text === null ? NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Whether `Date.parse` can parse the text. */
export function isDateText(text: string) {
  return toIsoDate(text) !== null;
}
