import { lazy, Suspense } from 'react';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import type { InvoiceDialog } from './invoiceDialog';
import type { InvoiceContentFragment } from '../document/InvoicePreview.generated';
import type { InvoiceRowFragment } from './InvoiceList.generated';

const InvoiceDeleteDialog = lazy(() =>
  import('./InvoiceDeleteDialog').then((module) => ({ default: module.InvoiceDeleteDialog })),
);
const PaymentDialog = lazy(() =>
  import('../payment/PaymentDialog').then((module) => ({ default: module.PaymentDialog })),
);

export interface InvoiceDialogsProps {
  /** Null for none. */
  dialog: InvoiceDialog | null;
  /** The invoice of the dialog. Nothing is shown until it is known. */
  invoice: InvoiceRowFragment | InvoiceContentFragment | undefined;
  /** Called after the invoice was deleted, instead of `onClose`. */
  onDeleted: () => void;
  onClose: () => void;
}

/** The open dialog. Its code is loaded on first use. */
export function InvoiceDialogs({ dialog, invoice, onDeleted, onClose }: InvoiceDialogsProps) {
  const isOpen = dialog !== null && invoice !== undefined;
  const shown = useLastOpen(isOpen, dialog);
  const shownInvoice = useLastOpen(isOpen, invoice);
  return (
    <Suspense fallback={null}>
      {shown === 'delete' && shownInvoice && (
        <InvoiceDeleteDialog isOpen={isOpen} invoice={shownInvoice} onDeleted={onDeleted} onClose={onClose} />
      )}
      {shown === 'payment' && shownInvoice && (
        <PaymentDialog isOpen={isOpen} invoice={shownInvoice} onClose={onClose} />
      )}
    </Suspense>
  );
}
