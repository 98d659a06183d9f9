import type { CalendarView } from './calendarParams';

/** A range of days such as `2026-05-01`. `end` is inclusive. */
export interface Period {
  start: string;
  end: string;
}

/** Number of days in the list. */
export const listDays = 30;

/** Days between one period and the next. Months have no fixed number. */
const stepDays = { day: 1, week: 7, list: listDays };

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day of a point in time in the browser's time zone, for example `2026-05-31`. */
export function localDay(at: Date): string {
  return `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}

/** A point in time in the browser's time zone in the format of date and time fields, for example `2026-05-31T09:00`. */
export function localTime(at: Date): string {
  return `${localDay(at)}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** The day `count` days later, or earlier if negative. */
export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The same day `count` months later, or the last day of a month that is too short. */
function addMonths(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCMonth(date.getUTCMonth() + count, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(toDate(day).getUTCDate(), last));
  return toDay(date);
}

/** A day in the next period of the view, or in the previous one for -1. */
export function stepDay(view: CalendarView, day: string, count: 1 | -1): string {
  return view === 'month' ? addMonths(day, count) : addDays(day, count * stepDays[view]);
}

/** The period that the view shows for a day. Weeks start on `firstDay`, 0 for Sunday. */
export function getPeriod(view: CalendarView, day: string, firstDay: number): Period {
  if (view === 'month') {
    const start = `${day.slice(0, 8)}01`;
    return { start, end: addDays(addMonths(start, 1), -1) };
  }
  const start = view === 'week' ? addDays(day, -((toDate(day).getUTCDay() - firstDay + 7) % 7)) : day;
  return { start, end: addDays(start, stepDays[view] - 1) };
}

/** Browsers that support week data have one of the two. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The first day of the week for a language tag, 0 for Sunday. Defaults to Monday if the browser does not know it. */
export function getFirstDay(tag: string): number {
  const locale: WeekLocale = new Intl.Locale(tag);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return firstDay % 7;
}
