import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { jobMessages as messages } from './jobMessages';
import type { JobStateFragment } from './JobState.generated';

export interface JobCancelDialogProps {
  job: Pick<JobStateFragment, 'type' | 'mode'>;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms canceling a job and explains what happens to its changes so far. */
export function JobCancelDialog({ job: { type, mode }, onConfirm, onClose }: JobCancelDialogProps) {
  const { formatMessage } = useIntl();
  const isUndoable = mode === 'APPLY' && (type === 'IMPORT' || type === 'BULK_EDIT');
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={formatMessage(messages.cancelTitle, { kind: type })}
      confirmLabel={formatMessage(messages.cancel, { kind: type })}
      cancelLabel={formatMessage(messages.keepGoing)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {formatMessage(messages.cancelText, { kind: type, undoable: String(isUndoable) })}
    </ConfirmDialog>
  );
}
