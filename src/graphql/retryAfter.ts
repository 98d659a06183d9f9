/**
 * The pause that a `Retry-After` asks for, in milliseconds: given in seconds or as a date (RFC 9110, 10.2.3). 0 where there is
 * none, where it is not understood, and for a date that has passed.
 */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
