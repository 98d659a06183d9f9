/** A duration in whole units, each less than the next larger unit. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Splits a duration of `ms` milliseconds. A negative duration counts as zero; a partial second counts as a whole one.
 */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Midnight of the first day of the month after `now`, local time, in milliseconds since 1970. */
export function startOfNextMonth(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth() + 1, 1).getTime();
}

/**
 * The target of the countdown, in milliseconds since 1970: an ISO date or date and time (from `?until=`), or else the
 * start of next month.
 */
export function toTarget(until: string | null, now: number): number {
  const isIso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(until ?? '');
  // A date without a time would be parsed as midnight UTC.
  const time = isIso && until !== null ? Date.parse(until.includes('T') ? until : `${until}T00:00`) : NaN;
  return Number.isNaN(time) ? startOfNextMonth(now) : time;
}
