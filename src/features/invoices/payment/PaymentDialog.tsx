import { FormDialog } from '#ui/dialog/FormDialog';
import type { InvoiceDialogProps } from '../list/invoiceDialog';
import type { InvoiceRowFragment } from '../list/InvoiceList.generated';
import { PaymentForm } from './PaymentForm';

export interface PaymentDialogProps extends InvoiceDialogProps {
  invoice: Pick<InvoiceRowFragment, 'id' | 'total' | 'paid' | 'balance' | 'invoiceStatus'>;
}

/** Dialog to record a payment by the client. */
export function PaymentDialog({ isOpen, invoice, onClose }: PaymentDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={onClose}>
      <PaymentForm invoice={invoice} onClose={onClose} />
    </FormDialog>
  );
}
