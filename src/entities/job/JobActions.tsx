import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Pause20Regular } from '@fluentui/react-icons/svg/pause';
import { Play20Regular } from '@fluentui/react-icons/svg/play';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { restoreFocus } from '#ui/state/returnFocus';
import { useToast } from '#ui/state/useToast';
import {
  useJobCancelMutation,
  useJobPauseMutation,
  useJobResumeMutation,
  useJobRetryMutation,
} from './JobActions.generated';
import { jobMessages as messages } from './jobMessages';
import type { JobStateFragment } from './JobState.generated';

const JobCancelDialog = lazy(() => import('./JobCancelDialog').then((module) => ({ default: module.JobCancelDialog })));

export interface JobActionsProps {
  job: Pick<JobStateFragment, 'id' | 'type' | 'mode' | 'isCancelable' | 'isPausable' | 'isResumable' | 'isRetryable'>;
}

/** Pauses, resumes, cancels, or retries a job, depending on its state and the user's role. */
export function JobActions({ job }: JobActionsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { can } = useSession();
  const toast = useToast();
  const [isCanceling, setIsCanceling] = useState(false);
  const cancelTarget = useRestoreFocusTarget();
  const on = { variables: { id: job.id } };
  const [cancel] = useJobCancelMutation();
  const [pause, { loading: isPausing }] = useJobPauseMutation();
  const [resume, { loading: isResuming }] = useJobResumeMutation();
  const [retry, { loading: isRetrying }] = useJobRetryMutation();
  const isDryRun = job.mode === 'DRY_RUN';

  const run = (action: () => Promise<unknown>) =>
    void action()
      .catch((error: unknown) => toast.error(formatMessage(messages.actionFailed), getErrorMessage(error, intl)))
      // The pressed button disappears with the job's old state.
      .finally(restoreFocus);

  if (!can('update', 'Job')) return null;
  return (
    <>
      {job.isPausable && (
        <Button icon={<Pause20Regular />} disabledFocusable={isPausing} onClick={() => run(() => pause(on))}>
          {formatMessage(messages.pause)}
        </Button>
      )}
      {job.isResumable && (
        <Button
          appearance="primary"
          icon={<Play20Regular />}
          disabledFocusable={isResuming}
          onClick={() => run(() => resume(on))}
        >
          {formatMessage(messages.resume)}
        </Button>
      )}
      {job.isCancelable && (
        <Button
          {...cancelTarget}
          icon={<Dismiss20Regular />}
          // Canceling a dry run loses nothing, so it needs no confirmation.
          onClick={() => (isDryRun ? run(() => cancel(on)) : setIsCanceling(true))}
        >
          {formatMessage(messages.cancel, { kind: isDryRun ? job.mode : job.type })}
        </Button>
      )}
      {job.isRetryable && (
        <Button
          appearance="primary"
          icon={<ArrowClockwise20Regular />}
          disabledFocusable={isRetrying}
          onClick={() => run(() => retry(on))}
        >
          {formatMessage(messages.retry)}
        </Button>
      )}
      <Suspense fallback={null}>
        {isCanceling && (
          <JobCancelDialog job={job} onConfirm={() => cancel(on)} onClose={() => setIsCanceling(false)} />
        )}
      </Suspense>
    </>
  );
}
