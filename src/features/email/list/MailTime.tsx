import { useIntl, type FormatDateOptions } from 'react-intl';
import { useNow } from '../../../ui/hooks/useNow';

function formatFor(at: Date, now: Date): FormatDateOptions {
  if (at.toDateString() === now.toDateString()) return { hour: 'numeric', minute: 'numeric' };
  if (at.getFullYear() === now.getFullYear()) return { month: 'short', day: 'numeric' };
  return { year: 'numeric', month: 'numeric', day: 'numeric' };
}

/** The time of an email from today, otherwise its date. The tooltip shows the exact time. */
export function MailTime({ at }: { at: string }) {
  const { formatDate } = useIntl();
  const now = useNow();
  return (
    <time dir="auto" dateTime={at} title={formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}>
      {formatDate(at, formatFor(new Date(at), new Date(now)))}
    </time>
  );
}
