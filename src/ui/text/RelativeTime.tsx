import { useIntl } from 'react-intl';
import { useNow } from '../hooks/useNow';
import { messages } from '../messages';
import { relativeTime } from '#lib/relativeTime';

/** A relative time, with the exact time as its title. `at` is ISO 8601; null shows a dash. */
export function RelativeTime({ at }: { at: string | null }) {
  const { formatDate, formatMessage, formatRelativeTime } = useIntl();
  const now = useNow();
  if (at === null) return formatMessage(messages.noValue);
  const { value, unit } = relativeTime(Math.min(0, Date.parse(at) - now));
  return (
    <time dateTime={at} title={formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}>
      {formatRelativeTime(value, unit, { numeric: 'auto' })}
    </time>
  );
}
