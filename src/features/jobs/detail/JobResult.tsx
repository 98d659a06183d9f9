import { useIntl } from 'react-intl';
import { JobProgress } from '#entities/job/JobProgress';
import type { JobRowFragment } from '#entities/job/JobState.generated';
import { isSettled } from '#entities/job/jobState';
import { messages } from '../messages';

const counted = [
  ['created', messages.createdCount],
  ['updated', messages.updatedCount],
  ['deleted', messages.deletedCount],
  ['skipped', messages.skippedCount],
  ['failed', messages.failedCount],
] as const;

const planned = [
  ['created', messages.createdPlan],
  ['updated', messages.updatedPlan],
  ['skipped', messages.skippedPlan],
  ['failed', messages.failedPlan],
] as const;

/** The progress of a running job, or the results of an ended one as numbers of products. */
export function JobResult({ job }: { job: JobRowFragment }) {
  const { formatMessage } = useIntl();
  if (!isSettled(job.status)) return <JobProgress job={job} />;
  if (job.type === 'PUBLISH' || job.type === 'EXPORT') {
    return formatMessage(messages.products, { count: job.progress.processed });
  }
  // Products created by an undo or a restore existed before.
  const isRestoring = job.type === 'ROLLBACK' || job.restores !== null;
  const words = (job.mode === 'DRY_RUN' ? planned : counted)
    .filter(([name]) => job.counts[name] > 0)
    .map(([name, message]) =>
      formatMessage(isRestoring && name === 'created' ? messages.restoredCount : message, { count: job.counts[name] }),
    );
  const text = words.length > 0 ? words.join(' · ') : formatMessage(messages.nothingDone);
  return <span title={text}>{text}</span>;
}
