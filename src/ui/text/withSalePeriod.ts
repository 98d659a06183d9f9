import type { IntlShape } from 'react-intl';
import { offerMessages } from './offerMessages';

/** Formats the day of an instant in UTC, because sale periods are in UTC. */
export function formatSaleDay(instant: string, { formatDate }: Pick<IntlShape, 'formatDate'>): string {
  return formatDate(instant, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** The text of a price, with its sale period if it has one. */
export function withSalePeriod(
  text: string,
  { compareAtFrom, compareAtUntil }: Readonly<Record<string, unknown>>,
  intl: Pick<IntlShape, 'formatMessage' | 'formatDate'>,
): string {
  const day = (instant: unknown) =>
    typeof instant === 'string' && instant !== '' ? formatSaleDay(instant, intl) : null;
  const [from, until] = [day(compareAtFrom), day(compareAtUntil)];
  if (from !== null && until !== null)
    return intl.formatMessage(offerMessages.salePeriod, { price: text, from, until });
  if (from !== null) return intl.formatMessage(offerMessages.saleFrom, { price: text, from });
  return until === null ? text : intl.formatMessage(offerMessages.saleUntil, { price: text, until });
}
