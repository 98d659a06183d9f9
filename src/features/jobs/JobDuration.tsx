import { useIntl } from 'react-intl';
import { useNow } from '#ui/hooks/useNow';
import { getDuration, durationText } from '#lib/duration';

export interface JobDurationProps {
  /** ISO 8601; null before the job starts. */
  startedAt: string | null;
  /** ISO 8601; null while the job is running. */
  settledAt: string | null;
}

/** How long a job took or has been running so far. */
export function JobDuration(times: JobDurationProps) {
  const intl = useIntl();
  const duration = getDuration(times, useNow());
  return duration === null ? null : durationText(duration, intl);
}
