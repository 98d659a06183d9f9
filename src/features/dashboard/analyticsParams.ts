import type { CardPeriod } from '#graphql/types.generated';
import { urlChoice, urlText } from '#routing/urlParams';

/** The periods that cards offer, in order. */
export const periods: readonly CardPeriod[] = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'];

/** URL parameters of the page: the period of each card that has one, and the year of the revenue report. */
export const analyticsParams = {
  support: urlChoice(periods, 'LAST_28_DAYS'),
  sessions: urlChoice(periods, 'LAST_28_DAYS'),
  orders: urlChoice(periods, 'LAST_28_DAYS'),
  devices: urlChoice(periods, 'LAST_28_DAYS'),
  customers: urlChoice(periods, 'LAST_28_DAYS'),
  /** The latest year if empty. */
  year: urlText(),
};

/** A card with a period. */
export type PeriodName = Exclude<keyof typeof analyticsParams, 'year'>;
