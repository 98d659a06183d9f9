import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { deleteMessages as messages } from './deleteMessages';
import { useProductsDeleteMutation, type ProductsDeleteMutationVariables } from './ProductJob.generated';
import { useJobRun } from '#entities/job/useJobRun';

export interface DeleteProductsDialogProps {
  isOpen: boolean;
  /** The target products and their number at the time they were selected. */
  request: ProductsDeleteMutationVariables;
  /** Name of the product if there is only one. */
  name?: string;
  /** Called when the job has started, instead of `onClose`. */
  onStarted: () => void;
  onClose: () => void;
}

/** Asks for confirmation before deleting products, then starts the job. */
export function DeleteProductsDialog({ isOpen, request, name, onStarted, onClose }: DeleteProductsDialogProps) {
  const { formatMessage } = useIntl();
  const runJob = useJobRun();
  const [start] = useProductsDeleteMutation();
  const hasStartedRef = useRef(false);
  const count = request.expectedCount;

  const confirm = async () => {
    const { data } = await start({ variables: request });
    if (!data) return;
    hasStartedRef.current = true;
    runJob(data.deleteProducts.job, {
      busy: formatMessage(messages.busy, { count }),
      done: ({ counts }) => formatMessage(messages.done, { count: counts.deleted }),
    });
  };
  const close = () => {
    const hasStarted = hasStartedRef.current;
    hasStartedRef.current = false;
    if (hasStarted) onStarted();
    else onClose();
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={name === undefined ? formatMessage(messages.title, { count }) : formatMessage(messages.titleOne, { name })}
      confirmLabel={formatMessage(messages.confirm)}
      isDanger
      onConfirm={confirm}
      onClose={close}
    >
      {formatMessage(messages.text, { count })}
    </ConfirmDialog>
  );
}
