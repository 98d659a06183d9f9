import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Functions that name the categories of series at equal intervals. */
export interface Categories {
  /** The last `count` months up to the current one. */
  months: (count: number) => string[];
  /** The last `count` days up to today. */
  days: (count: number) => string[];
  /** Weeks by number. */
  weeks: (count: number) => string[];
}

/** Names months, days and weeks in the user's language. */
export function useCategories(): Categories {
  const { formatDate, formatMessage } = useIntl();
  const [now] = useState(() => new Date());
  const list = (count: number, toName: (ago: number, at: number) => string) =>
    Array.from({ length: count }, (_, at) => toName(count - 1 - at, at));
  return {
    months: (count) =>
      list(count, (ago) =>
        formatDate(new Date(now.getFullYear(), now.getMonth() - ago, 1), {
          month: 'short',
          year: count > 12 ? '2-digit' : undefined,
        }),
      ),
    days: (count) =>
      list(count, (ago) =>
        formatDate(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago), {
          day: 'numeric',
          month: 'short',
        }),
      ),
    weeks: (count) => list(count, (_, at) => formatMessage(messages.week, { number: at + 1 })),
  };
}
