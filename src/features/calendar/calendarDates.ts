import type { CalendarView } from './calendarParams';

/** A stretch of days, `2026-05-01` and the like; `end` belongs to it. */
export interface Period {
  start: string;
  end: string;
}

/** How many days the list shows. */
export const listDays = 30;

/** How many days a step leads from one view to the next; months have no such number. */
const stepDays = { day: 1, week: 7, list: listDays };

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day on which a point in time falls in the browser's zone, as `2026-05-31`. */
export const localDay = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

/** A point in time in the browser's zone as a field for date and time has it, `2026-05-31T09:00`. */
export const localTime = (at: Date): string =>
  `${localDay(at)}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

/** So many days later, or earlier below 0. */
export function addDays(day: string, count: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The same day so many months later, or the last one of a month that is too short. */
function addMonths(day: string, count: number): string {
  const date = dateOf(day);
  date.setUTCMonth(date.getUTCMonth() + count, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dateOf(day).getUTCDate(), last));
  return dayOf(date);
}

/** A day of the next time that the view shows, or of the one before for -1. */
export function stepDay(view: CalendarView, day: string, count: 1 | -1): string {
  return view === 'month' ? addMonths(day, count) : addDays(day, count * stepDays[view]);
}

/** What the view shows of the calendar for a day; weeks begin with `firstDay`, 0 for Sunday. */
export function periodOf(view: CalendarView, day: string, firstDay: number): Period {
  if (view === 'month') {
    const start = `${day.slice(0, 8)}01`;
    return { start, end: addDays(addMonths(start, 1), -1) };
  }
  const start = view === 'week' ? addDays(day, -((dateOf(day).getUTCDay() - firstDay + 7) % 7)) : day;
  return { start, end: addDays(start, stepDays[view] - 1) };
}

/** The browsers that know it have one of the two. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The day with which weeks begin where a language tag is at home, 0 for Sunday; Monday where the browser cannot tell. */
export function firstDayOf(tag: string): number {
  const locale: WeekLocale = new Intl.Locale(tag);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return firstDay % 7;
}
