import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { useProductsDeleteMutation, type ProductsDeleteMutationVariables } from './ProductJob.generated';
import { useJobRun } from '#entities/job/useJobRun';
import { recordMessages } from '#ui/recordMessages';
import { defineMessages } from '#i18n/defineMessages';

const messages = defineMessages({
  title: { id: 'products.delete.title', defaultMessage: 'Delete {count, plural, one {# product} other {# products}}?' },
  titleOne: { id: 'products.delete.titleOne', defaultMessage: 'Delete {name}?' },
  text: {
    id: 'products.delete.text',
    defaultMessage:
      '{count, plural, one {This product and its variants are} other {These products and their variants are}} removed from the catalog. Published versions aren’t affected. You can undo the job.',
  },
  confirm: recordMessages.delete,
  busy: { id: 'products.delete.busy', defaultMessage: 'Deleting {count, plural, one {# product} other {# products}}…' },
  done: { id: 'products.delete.done', defaultMessage: '{count, plural, one {# product} other {# products}} deleted' },
});

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
