import type { InvoiceStatus } from '../../graphql/types.generated';
import { cents } from './invoiceAmounts';

/** What a payment is counted against. */
export interface Payable {
  total: number;
  paid: number;
}

/** What an invoice says of its payment after `amount` has come in. */
export function paymentOf({ total, paid }: Payable, amount: number): { paid: number; invoiceStatus: InvoiceStatus } {
  const sum = cents(paid) + cents(amount);
  return { paid: sum / 100, invoiceStatus: sum >= cents(total) ? 'PAID' : 'PARTIAL_PAYMENT' };
}
