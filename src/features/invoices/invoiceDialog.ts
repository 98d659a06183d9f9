import { urlChoice } from '../../routing/urlParams';

/** A dialog about an invoice; the address says which one is open. */
export type InvoiceDialog = 'payment' | 'delete';

/** What the address of the preview says. */
export const previewParams = { dialog: urlChoice<InvoiceDialog>(['payment', 'delete']) };

/** What every dialog takes. */
export interface InvoiceDialogProps {
  isOpen: boolean;
  onClose(): void;
}
