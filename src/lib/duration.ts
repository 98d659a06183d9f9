import type { IntlShape } from 'react-intl';

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * A duration in its two largest units, such as `3 min 20 sec`. Less than a second counts as one. `milliseconds` must be
 * >= 0.
 */
export function durationText(milliseconds: number, intl: Pick<IntlShape, 'formatNumber'>): string {
  let seconds = Math.max(1, Math.round(milliseconds / 1000));
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    if (count > 0 && parts.length < 2) {
      parts.push(intl.formatNumber(count, { style: 'unit', unit, unitDisplay: 'short' }));
    }
  }
  return parts.join(' ');
}

/** The duration of a job, or how long it has been running at `now` (milliseconds); null before it started. */
export function getDuration(
  { startedAt, settledAt }: { startedAt: string | null; settledAt: string | null },
  now: number,
): number | null {
  if (startedAt === null) return null;
  return Math.max(0, (settledAt === null ? now : Date.parse(settledAt)) - Date.parse(startedAt));
}
