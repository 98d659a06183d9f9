import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { detailMessages as messages } from './detailMessages';
import { isUndo } from '#entities/job/jobSource';
import type { JobDetailQuery } from './JobDetail.generated';

export interface JobUndoDialogProps {
  job: JobDetailQuery['job'];
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

const undoTexts = {
  title: messages.undoTitle,
  intro: messages.undoIntro,
  created: messages.undoCreated,
  updated: messages.undoUpdated,
  deleted: messages.undoDeleted,
  options: messages.undoOptions,
  rule: messages.undoRule,
  members: messages.undoMembers,
  keptTitle: messages.undoKeptTitle,
  confirm: messages.undoConfirm,
};

const redoTexts: typeof undoTexts = {
  title: messages.redoTitle,
  intro: messages.redoIntro,
  created: messages.redoCreated,
  updated: messages.redoUpdated,
  deleted: messages.redoDeleted,
  options: messages.redoOptions,
  rule: messages.redoRule,
  members: messages.redoMembers,
  keptTitle: messages.redoKeptTitle,
  confirm: messages.redoConfirm,
};

const effects = ['created', 'updated', 'deleted'] as const;

/** Confirms undoing a job, or making what it undid again, and shows how many products, product models, and definitions of attributes are affected. */
export function JobUndoDialog({ job, onConfirm, onClose }: JobUndoDialogProps) {
  const { formatMessage } = useIntl();
  const texts = isUndo(job) ? redoTexts : undoTexts;
  if (job.isRuleOutdated) {
    return (
      <ConfirmDialog
        isOpen
        title={formatMessage(texts.keptTitle)}
        confirmLabel={null}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        {formatMessage(job.isOfMembers ? messages.membersKept : messages.undoKept)}
      </ConfirmDialog>
    );
  }
  const newAttributes = job.importSummary?.newAttributes ?? [];
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={formatMessage(texts.title)}
      confirmLabel={formatMessage(texts.confirm)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(texts.intro)}</p>
      <ul>
        {job.isRuleOutdated === null ? (
          effects
            .filter((name) => job.counts[name] > 0)
            .map((name) => <li key={name}>{formatMessage(texts[name], { count: job.counts[name] })}</li>)
        ) : (
          <li>{formatMessage(job.isOfMembers ? texts.members : texts.rule)}</li>
        )}
        {job.isOfOptions && <li>{formatMessage(texts.options)}</li>}
        {newAttributes.length > 0 && <li>{formatMessage(messages.undoAttributes, { count: newAttributes.length })}</li>}
        {job.modelCount > 0 && !isUndo(job) && <li>{formatMessage(messages.undoModels, { count: job.modelCount })}</li>}
      </ul>
      {job.isRuleOutdated === null && <p>{formatMessage(messages.undoLater)}</p>}
    </ConfirmDialog>
  );
}
