import type { CalendarName } from '../../graphql/types.generated';
import { type UrlParam, urlChoice, urlText } from '../../routing/urlParams';

/** The ways to look at the calendar. */
export const calendarViews = ['month', 'week', 'day', 'list'] as const;

/** One of the ways to look at the calendar; the list begins with a day. */
export type CalendarView = (typeof calendarViews)[number];

/** All calendars, in the order in which they are offered. */
export const calendarNames = ['BUSINESS', 'FAMILY', 'HOLIDAY', 'PERSONAL', 'ETC'] as const satisfies CalendarName[];

/** Media query for windows that are too narrow for a month. */
export const phoneQuery = '(max-width: 639.98px)';

/** What stands in the address for no calendar at all. */
const none = 'none';

const urlCalendars: UrlParam<readonly CalendarName[]> = {
  initial: calendarNames,
  parse: (text) => {
    const words = text.toUpperCase().split(',');
    const names = calendarNames.filter((name) => words.includes(name));
    return names.length > 0 || text === none ? names : undefined;
  },
  format: (names) => names.join(',').toLowerCase() || none,
};

const urlDay: UrlParam<string> = {
  initial: '',
  parse: (text) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
    return new Date(text).toISOString().startsWith(text) ? text : undefined;
  },
  format: (day) => day,
};

/** What the address of the calendar says. */
export const calendarParams = {
  /** null for what suits the window. */
  view: urlChoice(calendarViews),
  /** A day of the time that is shown, `2026-05-31`; empty for today. */
  date: urlDay,
  calendars: urlCalendars,
  dialog: urlChoice(['create'] as const),
  /** Id of the event that is open; empty for none. */
  event: urlText(),
};

/** Nothing lies over the calendar. */
export const nothingOpen = { dialog: null, event: '' } as const;
