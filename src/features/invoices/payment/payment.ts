import type { InvoiceStatus } from '#graphql/types.generated';
import { cents } from '../invoiceAmounts';

/** The amounts of an invoice that a payment applies to. */
export interface Payable {
  total: number;
  paid: number;
}

/** The paid amount and status of an invoice after a payment of `amount`. */
export function toPayment({ total, paid }: Payable, amount: number): { paid: number; invoiceStatus: InvoiceStatus } {
  const sum = cents(paid) + cents(amount);
  return { paid: sum / 100, invoiceStatus: sum >= cents(total) ? 'PAID' : 'PARTIAL_PAYMENT' };
}
