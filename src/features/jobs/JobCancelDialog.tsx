import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { detailMessages as messages } from './detail/detailMessages';
import type { JobStateFragment } from './detail/JobDetail.generated';

/** Props of `JobCancelDialog`. */
export interface JobCancelDialogProps {
  job: Pick<JobStateFragment, 'type' | 'mode'>;
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Confirms canceling a job and explains what happens to its changes so far. */
export function JobCancelDialog({ job, onConfirm, onClose }: JobCancelDialogProps) {
  const { formatMessage } = useIntl();
  const isUndoable = job.mode === 'APPLY' && (job.type === 'IMPORT' || job.type === 'BULK_EDIT');
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={formatMessage(messages.cancelTitle)}
      confirmLabel={formatMessage(messages.cancel)}
      cancelLabel={formatMessage(messages.keepGoing)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {formatMessage(messages.cancelText, { undoable: String(isUndoable) })}
    </ConfirmDialog>
  );
}
