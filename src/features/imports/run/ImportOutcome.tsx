import { useIntl } from 'react-intl';
import { useEmbeddedGateway } from '#graphql/backEnd';
import { Notice, type NoticeProps } from '#ui/state/Notice';
import { isDone } from '#entities/job/jobState';
import { checkMessages as messages } from './checkMessages';
import type { JobStateFragment } from '#entities/job/JobState.generated';

/** The result of an import in one sentence, or its status while it is running. Screen readers announce changes. */
export function ImportOutcome({ job }: { job: JobStateFragment }) {
  const { formatMessage } = useIntl();
  const isInBrowser = useEmbeddedGateway() !== null;
  const { created, updated, failed, blocked } = job.counts;
  const missing = job.importSummary?.missingCount ?? 0;
  const count = created + updated - missing;
  const outcome = (): [NoticeProps['tone'], string] => {
    switch (job.status) {
      case 'COMPLETED':
      case 'COMPLETED_WITH_ISSUES':
        if (missing > 0) return ['success', formatMessage(messages.doneMissing, { count, missing })];
        return failed > 0
          ? ['warning', formatMessage(messages.doneWithFailures, { count, failed })]
          : ['success', formatMessage(messages.done, { count })];
      case 'FAILED':
        return ['danger', formatMessage(messages.applyFailed, { reason: job.error ?? '' })];
      case 'CANCELED':
        return ['warning', formatMessage(messages.applyCanceled)];
      case 'PAUSED':
        return ['warning', formatMessage(messages.paused)];
      case 'CANCELING':
        return ['warning', formatMessage(messages.canceling)];
      default:
        return ['info', formatMessage(isInBrowser ? messages.leave : messages.leaveServer)];
    }
  };
  const [tone, text] = outcome();
  return (
    <>
      {/* One element for all states: a live region that appears with its text is often not announced. */}
      <Notice tone={tone}>{text}</Notice>
      {isDone(job.status) && blocked > 0 && (
        <Notice tone="warning">{formatMessage(messages.doneBlocked, { count: blocked })}</Notice>
      )}
    </>
  );
}
