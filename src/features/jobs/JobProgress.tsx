import { useIntl } from 'react-intl';
import { LabeledProgress } from '../../ui/state/LabeledProgress';
import { durationText } from '../../lib/duration';
import type { JobRowFragment } from './list/JobList.generated';
import { messages } from './messages';

/** The progress of a job and its estimated remaining time. */
export function JobProgress({ job }: { job: Pick<JobRowFragment, 'id' | 'status' | 'progress' | 'etaSeconds'> }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, status, etaSeconds } = job;
  const { processed, total } = job.progress;
  const isWaiting = total === 0;
  const words = () => {
    if (status === 'PENDING') return formatMessage(messages.PENDING);
    if (isWaiting) return formatMessage(messages.starting);
    if (etaSeconds === null || status !== 'RUNNING') return formatMessage(messages.processed, { processed, total });
    return formatMessage(messages.eta, { processed, total, left: durationText(etaSeconds * 1000, intl) });
  };
  return (
    <LabeledProgress
      label={formatMessage(messages.progressOf, { id })}
      share={status === 'PENDING' ? 0 : isWaiting ? undefined : processed / total}
      text={words()}
    />
  );
}
