import type { CalendarName } from '#graphql/types.generated';
import { type UrlParam, urlChoice, urlText } from '#routing/urlParams';

/** The calendar views. */
export const calendarViews = ['month', 'week', 'day', 'list'] as const;

/** A calendar view. The list starts on the anchor day. */
export type CalendarView = (typeof calendarViews)[number];

/** All calendars, in display order. */
export const calendarNames = ['BUSINESS', 'FAMILY', 'HOLIDAY', 'PERSONAL', 'ETC'] as const satisfies CalendarName[];

/** Media query for windows too narrow for the month view. */
export const phoneQuery = '(max-width: 639.98px)';

/** URL value for no visible calendars. */
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

/** The URL parameters of the calendar. */
export const calendarParams = {
  /** Null for the default view of the window size. */
  view: urlChoice(calendarViews),
  /** Anchor day of the view, for example `2026-05-31`; empty for today. */
  date: urlDay,
  calendars: urlCalendars,
  dialog: urlChoice(['create'] as const),
  /** Id of the open event; empty for none. */
  event: urlText(),
};

/** State without an open dialog or event. */
export const nothingOpen = { dialog: null, event: '' } as const;
