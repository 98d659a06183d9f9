import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import { messages } from '../messages';
import { isSettled } from '#entities/job/jobState';
import { type PublishingNoticeFragment, usePublishingNoticeProgressSubscription } from './PublishingNotice.generated';
import { publishMessages } from './publishMessages';

export interface PublishingNoticeProps {
  job: PublishingNoticeFragment;
  /** Called when the job has ended. */
  onSettled: () => void;
}

/** A notice about a version that is being published. */
export function PublishingNotice({ job, onSettled }: PublishingNoticeProps) {
  const { formatMessage } = useIntl();
  const isAtWork = !isSettled(job.status);
  usePublishingNoticeProgressSubscription({
    variables: { id: job.id },
    skip: !isAtWork,
    onData: ({ data: { data } }) => {
      if (data && isSettled(data.jobProgress.status)) onSettled();
    },
  });
  if (!isAtWork || !job.catalog) return null;
  const { processed, total } = job.progress;
  return (
    <Panel
      heading={formatMessage(messages.publishing, { name: job.catalog.name })}
      actions={
        <TextLink to={href(paths.jobDetail, { jobId: job.id })}>{formatMessage(publishMessages.openJob)}</TextLink>
      }
    >
      <LabeledProgress
        label={formatMessage(publishMessages.progress)}
        share={total > 0 ? processed / total : undefined}
        text={formatMessage(publishMessages.processed, { processed, total })}
      />
    </Panel>
  );
}
