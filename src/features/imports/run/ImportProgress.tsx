import { useIntl } from 'react-intl';
import { LabeledProgress } from '../../../ui/state/LabeledProgress';
import { checkMessages as messages } from './checkMessages';
import { durationText } from '../../../lib/duration';
import type { ImportJobFragment } from './ImportJob.generated';

/** The progress of a dry run or import, with the estimated time left. */
export function ImportProgress({ job }: { job: ImportJobFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { processed, total } = job.progress;
  const words = () => {
    if (job.status === 'PENDING') return formatMessage(messages.waiting);
    if (total === 0) return formatMessage(messages.starting);
    if (job.etaSeconds === null || job.status !== 'RUNNING') {
      return formatMessage(messages.processed, { processed, total });
    }
    return formatMessage(messages.eta, { processed, total, left: durationText(job.etaSeconds * 1000, intl) });
  };
  return (
    <LabeledProgress
      label={formatMessage(messages.progress, { kind: job.mode })}
      share={total === 0 ? undefined : processed / total}
      text={words()}
    />
  );
}
