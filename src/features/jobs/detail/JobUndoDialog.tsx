import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { detailMessages as messages } from './detailMessages';
import type { JobStateFragment } from '#entities/job/JobState.generated';

export interface JobUndoDialogProps {
  job: Pick<JobStateFragment, 'counts' | 'modelCount' | 'importSummary'>;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

const effects = [
  ['created', messages.undoCreated],
  ['updated', messages.undoUpdated],
  ['deleted', messages.undoDeleted],
] as const;

/** Confirms undoing a job and shows how many products, product models, and definitions of attributes are affected. */
export function JobUndoDialog({ job, onConfirm, onClose }: JobUndoDialogProps) {
  const { formatMessage } = useIntl();
  const newAttributes = job.importSummary?.newAttributes ?? [];
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={formatMessage(messages.undoTitle)}
      confirmLabel={formatMessage(messages.undoConfirm)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(messages.undoIntro)}</p>
      <ul>
        {effects
          .filter(([name]) => job.counts[name] > 0)
          .map(([name, message]) => (
            <li key={name}>{formatMessage(message, { count: job.counts[name] })}</li>
          ))}
        {newAttributes.length > 0 && <li>{formatMessage(messages.undoAttributes, { count: newAttributes.length })}</li>}
        {job.modelCount > 0 && <li>{formatMessage(messages.undoModels, { count: job.modelCount })}</li>}
      </ul>
      <p>{formatMessage(messages.undoLater)}</p>
    </ConfirmDialog>
  );
}
