import { useIntl } from 'react-intl';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { forgetInvoice } from './forgetInvoice';
import { useInvoiceDeleteMutation } from './InvoiceDeleteDialog.generated';
import type { InvoiceDialogProps } from './invoiceDialog';
import { messages } from './messages';

/** Props of `InvoiceDeleteDialog`. */
export interface InvoiceDeleteDialogProps extends InvoiceDialogProps {
  invoice: { id: string; client: { name: string } };
  /** Called after the invoice was deleted, in place of `onClose`. */
  onDeleted?: (() => void) | undefined;
}

/** Asks before an invoice is deleted. */
export function InvoiceDeleteDialog({ isOpen, invoice, onDeleted, onClose }: InvoiceDeleteDialogProps) {
  const { formatMessage } = useIntl();
  const { id, client } = invoice;
  const [remove] = useInvoiceDeleteMutation({
    update: (cache) => forgetInvoice(cache, id),
    // The page of the invoice itself would ask for what is not there any more.
    ...(!onDeleted && { refetchQueries: 'active' }),
  });
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(messages.deleteTitle, { id })}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      doneText={formatMessage(messages.deleted, { id })}
      remove={() => remove({ variables: { id } })}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {formatMessage(messages.deleteText, { client: <bdi key="client">{client.name}</bdi> })}
    </DeleteDialog>
  );
}
