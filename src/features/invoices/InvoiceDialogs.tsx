import { lazy, Suspense } from 'react';
import { useLastOpen } from '../../ui/useLastOpen';
import type { InvoiceDialog } from './invoiceDialog';
import type { InvoiceContentFragment } from './InvoicePreview.generated';
import type { InvoiceRowFragment } from './InvoiceList.generated';

const InvoiceDeleteDialog = lazy(() =>
  import('./InvoiceDeleteDialog').then((module) => ({ default: module.InvoiceDeleteDialog })),
);
const PaymentDialog = lazy(() => import('./PaymentDialog').then((module) => ({ default: module.PaymentDialog })));

/** Props of `InvoiceDialogs`. */
export interface InvoiceDialogsProps {
  /** null for none. */
  dialog: InvoiceDialog | null;
  /** What the dialog is about; nothing shows while that is not known. */
  invoice: InvoiceRowFragment | InvoiceContentFragment | undefined;
  /** Called after the invoice was deleted, in place of `onClose`. */
  onDeleted(): void;
  onClose(): void;
}

/** The dialog that is open, loaded when it is first asked for. */
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
