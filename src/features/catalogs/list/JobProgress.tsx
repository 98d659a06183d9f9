import { useIntl } from 'react-intl';
import { LabeledProgress } from '../../../ui/state/LabeledProgress';
import type { CatalogJobFragment } from './CatalogJob.generated';
import { jobMessages } from '../jobMessages';

/** Progress of a job and its estimated remaining time. */
export function JobProgress({ job }: { job: Pick<CatalogJobFragment, 'progress' | 'etaSeconds'> }) {
  const { formatMessage } = useIntl();
  const { processed, total } = job.progress;
  const seconds = job.etaSeconds;
  return (
    <LabeledProgress
      label={formatMessage(jobMessages.progress)}
      share={total > 0 ? processed / total : undefined}
      text={
        seconds === null || total === 0
          ? formatMessage(jobMessages.processed, { processed, total })
          : formatMessage(jobMessages.eta, { processed, total, seconds })
      }
    />
  );
}
