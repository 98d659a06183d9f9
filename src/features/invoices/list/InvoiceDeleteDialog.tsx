import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { evictFromLists } from '#graphql/evictFromLists';
import { refetchChanged } from '#graphql/refetchChanged';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { useInvoiceDeleteMutation, useInvoiceRestoreMutation } from './InvoiceDeleteDialog.generated';
import type { InvoiceDialogProps } from './invoiceDialog';
import { messages } from '../messages';

export interface InvoiceDeleteDialogProps extends InvoiceDialogProps {
  invoice: { id: string; client: { name: string } };
  /** Called after the invoice was deleted, instead of `onClose`. */
  onDeleted: () => void;
}

/** Confirmation dialog before an invoice is deleted. */
export function InvoiceDeleteDialog({ isOpen, invoice, onDeleted, onClose }: InvoiceDeleteDialogProps) {
  const { formatMessage } = useIntl();
  const { id, client } = invoice;
  const [restore] = useInvoiceRestoreMutation();
  const apollo = useApolloClient();
  const undo = async () => {
    await restore({ variables: { id } });
    await refetchChanged(apollo, new Set(['Invoice']));
  };
  const [remove] = useInvoiceDeleteMutation({ update: (cache) => evictFromLists(cache, 'invoices', id) });
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(messages.deleteTitle, { id })}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      doneText={formatMessage(messages.deleted, { id })}
      remove={() => remove({ variables: { id } })}
      undo={undo}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {formatMessage(messages.deleteText, { client: <bdi key="client">{client.name}</bdi> })}
    </DeleteDialog>
  );
}
