import { useIntl } from 'react-intl';
import { useEmbeddedGateway } from '../../../graphql/backEnd';
import { Notice } from '../../../ui/state/Notice';
import { checkMessages as messages } from './checkMessages';
import type { JobStateFragment } from '../../../entities/job/JobState.generated';

/** The result of an import in one sentence, or its status while it is running. */
export function ImportOutcome({ job }: { job: JobStateFragment }) {
  const { formatMessage } = useIntl();
  const isInBrowser = useEmbeddedGateway() !== null;
  const { created, updated, failed, blocked } = job.counts;
  const count = created + updated;
  switch (job.status) {
    case 'COMPLETED':
    case 'COMPLETED_WITH_ISSUES':
      return (
        <>
          {failed > 0 ? (
            <Notice tone="warning">{formatMessage(messages.doneWithFailures, { count, failed })}</Notice>
          ) : (
            <Notice tone="success">{formatMessage(messages.done, { count })}</Notice>
          )}
          {blocked > 0 && <Notice tone="warning">{formatMessage(messages.doneBlocked, { count: blocked })}</Notice>}
        </>
      );
    case 'FAILED':
      return <Notice tone="danger">{formatMessage(messages.applyFailed, { reason: job.error ?? '' })}</Notice>;
    case 'CANCELED':
      return <Notice tone="warning">{formatMessage(messages.applyCanceled)}</Notice>;
    case 'PAUSED':
      return <Notice tone="warning">{formatMessage(messages.paused)}</Notice>;
    case 'CANCELING':
      return <Notice tone="warning">{formatMessage(messages.canceling)}</Notice>;
    default:
      return <Notice tone="info">{formatMessage(isInBrowser ? messages.leave : messages.leaveServer)}</Notice>;
  }
}
