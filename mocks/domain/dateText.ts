/** The point in time that a text tells, in ISO 8601 in UTC; null where it tells none, as of a text that is null or empty. */
export const isoOf = (text: string | null): string | null => {
  const time = text === null ? NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** Whether `Date.parse` reads the text. */
export const isDateText = (text: string) => isoOf(text) !== null;
