import { useIntl } from 'react-intl';
import { getFirstDay, getPeriod, type Period } from '../calendarDates';
import type { CalendarView } from '../calendarParams';

/**
 * The period that the view shows for a day, and its localized name: `May 2026`, `May 4 – 10, 2026`, `Sunday, May 31,
 * 2026`.
 */
export function useShownPeriod(view: CalendarView, day: string): Period & { name: string } {
  const intl = useIntl();
  const period = getPeriod(view, day, getFirstDay(intl.locale));
  const from = new Date(`${period.start}T00:00:00Z`);
  if (view === 'day') return { ...period, name: intl.formatDate(from, { dateStyle: 'full', timeZone: 'UTC' }) };
  if (view !== 'month') {
    const name = intl.formatDateTimeRange(from, new Date(`${period.end}T00:00:00Z`), {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    return { ...period, name };
  }
  return { ...period, name: intl.formatDate(from, { month: 'long', year: 'numeric', timeZone: 'UTC' }) };
}
