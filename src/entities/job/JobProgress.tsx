import { useIntl } from 'react-intl';
import { durationText } from '#lib/duration';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { jobMessages as messages } from './jobMessages';
import type { JobRowFragment } from './JobState.generated';

export interface JobProgressProps {
  job: Pick<JobRowFragment, 'id' | 'type' | 'status' | 'progress' | 'etaSeconds'>;
  /** Accessible name; by default one with the job's number. */
  label?: string;
}

/** The progress of a job and its estimated remaining time. */
export function JobProgress({ job, label }: JobProgressProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, type, status, etaSeconds } = job;
  const { processed, total } = job.progress;
  const isWaiting = total === 0;
  const words = () => {
    if (status === 'PENDING') return formatMessage(messages.waiting);
    if (isWaiting) return formatMessage(messages.starting);
    if (etaSeconds === null || status !== 'RUNNING') {
      return formatMessage(messages.processed, { type, processed, total });
    }
    return formatMessage(messages.eta, { type, processed, total, left: durationText(etaSeconds * 1000, intl) });
  };
  return (
    <LabeledProgress
      label={label ?? formatMessage(messages.progressOf, { id })}
      share={status === 'PENDING' ? 0 : isWaiting ? undefined : processed / total}
      text={words()}
    />
  );
}
