import { useIntl } from 'react-intl';
import { JobActions } from '#entities/job/JobActions';
import { useEmbeddedGateway } from '#graphql/backEnd';
import { href, paths } from '#routing/paths';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import type { PublishJobFragment } from './PublishJob.generated';
import { publishMessages } from './publishMessages';

/** The progress of a version being published. */
export function PublishRunning({ job }: { job: PublishJobFragment }) {
  const { formatMessage } = useIntl();
  const isInBrowser = useEmbeddedGateway() !== null;
  const { processed, total } = job.progress;
  return (
    <Panel
      heading={formatMessage(publishMessages.running)}
      actions={
        <>
          <JobActions job={job} />
          <TextLink to={href(paths.jobDetail, { jobId: job.id })}>{formatMessage(publishMessages.openJob)}</TextLink>
        </>
      }
    >
      <LabeledProgress
        label={formatMessage(publishMessages.progress)}
        share={total > 0 ? processed / total : undefined}
        text={formatMessage(publishMessages.processed, { processed, total })}
      />
      <span>{formatMessage(isInBrowser ? publishMessages.runningText : publishMessages.runningOnServer)}</span>
    </Panel>
  );
}
