import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { JobDetailQuery } from './JobDetail.generated';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { detailMessages as messages } from './detailMessages';
import { isUndo } from '#entities/job/jobSource';
import { useJobUndoMutation } from './JobUndoButton.generated';

const JobUndoDialog = lazy(() => import('./JobUndoDialog').then((module) => ({ default: module.JobUndoDialog })));

/**
 * Undoes a job, or makes what it undid again, and opens the job that does so. Hidden if the job or the user's role does
 * not allow it.
 */
export function JobUndoButton({ job }: { job: JobDetailQuery['job'] }) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const restoreFocus = useRestoreFocusTarget();
  const [undo] = useJobUndoMutation();
  const confirm = async () => {
    const { data } = await undo({ variables: { id: job.id } });
    if (data) navigate(href(paths.jobDetail, { jobId: data.undoJob.job.id }));
  };
  if (!job.isUndoable || !can('update', 'Job')) return null;
  return (
    <>
      <Button
        {...restoreFocus}
        icon={isUndo(job) ? <ArrowRedo20Regular /> : <ArrowUndo20Regular />}
        onClick={() => setIsOpen(true)}
      >
        {formatMessage(isUndo(job) ? messages.redoAction : messages.undoAction)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <JobUndoDialog job={job} onConfirm={confirm} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
