const DAY_MS = 24 * 60 * 60 * 1000;

const dayIn = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** The day of a task's due date as YYYY-MM-DD, independent of the time zone; empty if there is none. */
export function toDay(dueDate: string | null): string {
  return dueDate?.slice(0, 10) ?? '';
}

/** A day in the server's format, midnight UTC. Null if there is none. */
export function toDueDate(day: string): string | null {
  return day === '' ? null : `${day}T00:00:00.000Z`;
}

/** A due day relative to today. */
export type DueState = 'overdue' | 'today' | 'tomorrow' | 'later';

/** A day (YYYY-MM-DD) relative to today in the browser's time zone. `now` is in milliseconds. */
export function getDueState(day: string, now: number): DueState {
  const today = dayIn(new Date(now));
  if (day < today) return 'overdue';
  if (day === today) return 'today';
  // Counted in calendar days, because daylight saving time makes some days longer or shorter.
  const gap = Date.parse(`${day}T00:00Z`) - Date.parse(`${today}T00:00Z`);
  return gap === DAY_MS ? 'tomorrow' : 'later';
}
