import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Pause20Regular } from '@fluentui/react-icons/svg/pause';
import { Play20Regular } from '@fluentui/react-icons/svg/play';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '../../graphql/errors';
import { useNavigate } from '../../routing/navigation';
import { href, paths } from '../../routing/paths';
import { useSession } from '../../session/sessionContext';
import { useToast } from '../../ui/state/useToast';
import { detailMessages as messages } from './detail/detailMessages';
import {
  useJobCancelMutation,
  useJobPauseMutation,
  useJobResumeMutation,
  useJobRetryMutation,
  useJobUndoMutation,
} from './JobActions.generated';
import type { JobStateFragment } from './detail/JobDetail.generated';

const JobCancelDialog = lazy(() => import('./JobCancelDialog').then((module) => ({ default: module.JobCancelDialog })));
const JobUndoDialog = lazy(() => import('./JobUndoDialog').then((module) => ({ default: module.JobUndoDialog })));

/** The actions available for a job, depending on its state and the user's role. */
export function JobActions({ job }: { job: JobStateFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { can } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'cancel' | 'undo' | null>(null);
  const restoreFocus = useRestoreFocusTarget();
  const on = { variables: { id: job.id } };
  const [cancel] = useJobCancelMutation();
  const [pause, { loading: isPausing }] = useJobPauseMutation();
  const [resume, { loading: isResuming }] = useJobResumeMutation();
  const [retry, { loading: isRetrying }] = useJobRetryMutation();
  const [undo] = useJobUndoMutation();
  const close = () => setDialog(null);

  const run = (action: () => Promise<unknown>) =>
    void action().catch((error: unknown) =>
      toast.error(formatMessage(messages.actionFailed), getErrorMessage(error, intl)),
    );
  const confirmUndo = async () => {
    const { data } = await undo(on);
    if (data) navigate(href(paths.jobDetail, { jobId: data.undoJob.job.id }));
  };

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
        <Button {...restoreFocus} icon={<Dismiss20Regular />} onClick={() => setDialog('cancel')}>
          {formatMessage(messages.cancel)}
        </Button>
      )}
      {job.isUndoable && (
        <Button {...restoreFocus} icon={<ArrowUndo20Regular />} onClick={() => setDialog('undo')}>
          {formatMessage(messages.undoAction)}
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
        {dialog === 'cancel' && <JobCancelDialog job={job} onConfirm={() => cancel(on)} onClose={close} />}
        {dialog === 'undo' && <JobUndoDialog job={job} onConfirm={confirmUndo} onClose={close} />}
      </Suspense>
    </>
  );
}
