import { useIntl } from 'react-intl';

/** A day on an invoice. It is the same day wherever it is read, so that it is not brought into the reader's time zone. */
export function InvoiceDate({ at }: { at: string }) {
  const { formatDate } = useIntl();
  return <time dateTime={at.slice(0, 10)}>{formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' })}</time>;
}
