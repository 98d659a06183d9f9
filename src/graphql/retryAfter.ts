/**
 * The pause of a `Retry-After` header in milliseconds, given in seconds or as a date (RFC 9110, 10.2.3). Returns 0 if
 * the header is missing, invalid, or a past date.
 */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
