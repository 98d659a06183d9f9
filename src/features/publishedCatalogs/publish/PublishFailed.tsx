import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { ErrorState } from '#ui/state/ErrorState';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import type { PublishJobFragment } from './PublishJob.generated';
import { publishMessages } from './publishMessages';

export interface PublishFailedProps {
  job: PublishJobFragment;
  onBack: () => void;
}

/** Explains why a version was not published. */
export function PublishFailed({ job, onBack }: PublishFailedProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <ErrorState
        title={formatMessage(job.status === 'CANCELED' ? publishMessages.canceled : publishMessages.failed)}
        message={job.error ?? formatMessage(publishMessages.canceledText)}
        actions={
          <>
            <Button appearance="primary" onClick={onBack}>
              {formatMessage(publishMessages.backToPreview)}
            </Button>
            <LinkButton to={href(paths.jobDetail, { jobId: job.id })}>
              {formatMessage(publishMessages.openJob)}
            </LinkButton>
          </>
        }
      />
    </Panel>
  );
}
