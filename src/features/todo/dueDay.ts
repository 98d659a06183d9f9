const DAY_MS = 24 * 60 * 60 * 1000;

const dayIn = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** The day of a task's date, as YYYY-MM-DD: the same wherever it is read; empty for none. */
export const dayOf = (dueDate: string | null): string => dueDate?.slice(0, 10) ?? '';

/** A day as the server keeps it: its midnight in UTC. Null for none. */
export const dueDateOf = (day: string): string | null => (day === '' ? null : `${day}T00:00:00.000Z`);

/** How a day stands to today. */
export type DueState = 'overdue' | 'today' | 'tomorrow' | 'later';

/** How a day (YYYY-MM-DD) stands to the reader's own today; `now` in milliseconds. */
export function dueStateOf(day: string, now: number): DueState {
  const today = dayIn(new Date(now));
  if (day < today) return 'overdue';
  if (day === today) return 'today';
  // Of days as the calendar counts them: clocks that are changed make some longer.
  const gap = Date.parse(`${day}T00:00Z`) - Date.parse(`${today}T00:00Z`);
  return gap === DAY_MS ? 'tomorrow' : 'later';
}
