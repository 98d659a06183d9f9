import { useIntl } from 'react-intl';
import { useNow } from '#ui/hooks/useNow';
import { conversationMessages as messages } from './conversationMessages';

/** Formats points in time (ISO 8601) as briefly as possible. */
export interface TimeLabels {
  /** Example: `10:42`. */
  getTime: (at: string) => string;
  /** Example: `Today` or `Monday, November 3`. */
  toDay: (at: string) => string;
  /** The time for today, the weekday within this week, otherwise the date. */
  getBrief: (at: string) => string;
}

const dayMs = 86_400_000;

/** Number of midnights between a time and now. */
function daysAgo(at: string, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(Date.parse(at))) / dayMs);
}

/** Formatters for points in time that update as time passes. */
export function useTimeLabels(): TimeLabels {
  const { formatDate, formatTime, formatMessage } = useIntl();
  const now = useNow();
  const getYear = (at: string) => (new Date(at).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric');
  return {
    getTime: (at) => formatTime(at, { timeStyle: 'short' }),
    toDay(at) {
      const days = daysAgo(at, now);
      if (days === 0) return formatMessage(messages.today);
      if (days === 1) return formatMessage(messages.yesterday);
      return formatDate(at, { weekday: 'long', day: 'numeric', month: 'long', year: getYear(at) });
    },
    getBrief(at) {
      const days = daysAgo(at, now);
      if (days <= 0) return formatTime(at, { timeStyle: 'short' });
      if (days < 7) return formatDate(at, { weekday: 'short' });
      return formatDate(at, { day: 'numeric', month: 'numeric', year: getYear(at) && '2-digit' });
    },
  };
}
