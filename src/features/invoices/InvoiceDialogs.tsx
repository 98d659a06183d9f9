import { lazy, Suspense, useState } from 'react';
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
  onDeleted?(): void;
  onClose(): void;
}

/** The dialog that is open, loaded when it is first asked for. */
export function InvoiceDialogs({ dialog, invoice, onDeleted, onClose }: InvoiceDialogsProps) {
  const isOpen = dialog !== null && invoice !== undefined;
  const [last, setLast] = useState({ dialog, invoice });
  if (isOpen && (last.dialog !== dialog || last.invoice !== invoice)) setLast({ dialog, invoice });
  // A dialog has to be closed before it goes: only then it gives the page back to screen readers.
  const shown = isOpen ? { dialog, invoice } : last;
  const common = { isOpen, onClose };
  return (
    <Suspense fallback={null}>
      {shown.dialog === 'delete' && shown.invoice && (
        <InvoiceDeleteDialog {...common} invoice={shown.invoice} onDeleted={onDeleted} />
      )}
      {shown.dialog === 'payment' && shown.invoice && <PaymentDialog {...common} invoice={shown.invoice} />}
    </Suspense>
  );
}
