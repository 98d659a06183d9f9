import { INVOICE_SERVICES, type InvoiceRecord, type InvoiceService } from './invoices';

/** An amount as text with its sign and currency symbol, such as `$724`, `-$205` or `$9.50`. */
export function moneyText(amount: number): string {
  const digits = Math.abs(amount).toFixed(Number.isInteger(amount) ? 0 : 2);
  return `${amount < 0 ? '-' : ''}$${digits}`;
}

/** The service of the invoice, that of its first item. */
export function getService({ items }: Pick<InvoiceRecord, 'items'>): InvoiceService {
  return items[0]?.service ?? INVOICE_SERVICES[0];
}
