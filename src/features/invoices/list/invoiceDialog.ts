import { urlChoice } from '#routing/urlParams';

/** A dialog about an invoice. The open one is stored in the URL. */
export type InvoiceDialog = 'payment' | 'delete';

/** The URL parameters of the preview. */
export const previewParams = { dialog: urlChoice<InvoiceDialog>(['payment', 'delete']) };

/** Props of all invoice dialogs. */
export interface InvoiceDialogProps {
  isOpen: boolean;
  onClose: () => void;
}
