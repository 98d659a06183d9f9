import { useIntl } from 'react-intl';

/** A date on an invoice. It is not converted to the reader's time zone, so that it is the same day everywhere. */
export function InvoiceDate({ at }: { at: string }) {
  const { formatDate } = useIntl();
  return <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' })}</time>;
}
