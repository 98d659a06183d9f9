import { useRef, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { useToast } from './useToast';

/** Props of `DeleteDialog`. */
export interface DeleteDialogProps {
  isOpen: boolean;
  title: string;
  /** What will be gone. */
  children: ReactNode;
  /** The verb, such as `Delete catalog`. */
  confirmLabel: string;
  /** Said in a toast after the deletion. */
  doneText: string;
  /** The dialog waits for it; when it rejects, the dialog stays open and says why. */
  remove(): Promise<unknown>;
  /** Called after the deletion, in place of `onClose`. */
  onDeleted?: (() => void) | undefined;
  onClose(): void;
}

/** Asks before something is deleted, and tells that it was. */
export function DeleteDialog({ doneText, remove, onDeleted, onClose, ...question }: DeleteDialogProps) {
  const toast = useToast();
  const isDeletedRef = useRef(false);
  const confirm = async () => {
    await remove();
    toast.success(doneText);
    isDeletedRef.current = true;
  };
  const close = () => (isDeletedRef.current && onDeleted ? onDeleted() : onClose());
  return <ConfirmDialog {...question} isDanger onConfirm={confirm} onClose={close} />;
}
