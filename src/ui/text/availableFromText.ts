import type { IntlShape } from 'react-intl';

/** Returns the offset of a time, for example `+01:00`; null for a day and for a time without one. */
export function getOffset(availableFrom: string): string | null {
  return /[+-]\d\d:\d\d$/.exec(availableFrom.slice(10))?.[0] ?? null;
}

/** Formats the day, and the time with its offset if there is one, from which something is available. */
export function formatAvailableFrom(availableFrom: string, { formatDate }: Pick<IntlShape, 'formatDate'>): string {
  const offset = getOffset(availableFrom);
  // The day and the time are formatted as they are, whatever the zone of the browser.
  if (offset === null) return formatDate(availableFrom, { dateStyle: 'medium', timeZone: 'UTC' });
  const local = formatDate(`${availableFrom.slice(0, 19)}Z`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${local} (UTC${offset})`;
}
