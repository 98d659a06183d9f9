import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { ConfirmDialog } from './ConfirmDialog';
import { messages } from '../messages';
import { useToast } from '../state/useToast';

/** How long a deletion can be undone from its toast, in milliseconds. */
const UNDO_MS = 12_000;

export interface DeleteDialogProps {
  isOpen: boolean;
  title: string;
  /** What will be deleted. */
  children: ReactNode;
  /** The verb; for example, `Delete catalog`. */
  confirmLabel: string;
  /** Shown in a toast after the deletion. */
  doneText: string;
  /** The dialog waits for the promise. If it rejects, the dialog stays open and shows the error. */
  remove: () => Promise<unknown>;
  /** Undoes the deletion. If present, the toast offers it. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Called after the deletion, in place of `onClose`. */
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks for confirmation before a deletion, and confirms it with a toast afterwards. */
export function DeleteDialog({ doneText, remove, undo, onDeleted, onClose, ...question }: DeleteDialogProps) {
  const intl = useIntl();
  const toast = useToast();
  const isDeletedRef = useRef(false);
  const takeBack = () => {
    undo?.().catch((error: unknown) =>
      toast.error(intl.formatMessage(messages.undoFailed), getErrorMessage(error, intl)),
    );
  };
  const confirm = async () => {
    await remove();
    toast.show({
      intent: 'success',
      title: doneText,
      ...(undo && { timeoutMs: UNDO_MS, actions: [{ label: intl.formatMessage(messages.undo), onSelect: takeBack }] }),
    });
    isDeletedRef.current = true;
  };
  const close = () => (isDeletedRef.current && onDeleted ? onDeleted() : onClose());
  return <ConfirmDialog {...question} isDanger onConfirm={confirm} onClose={close} />;
}
