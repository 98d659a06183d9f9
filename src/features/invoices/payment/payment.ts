import type { InvoiceStatus } from '#graphql/types.generated';
import { toCents } from '#shared/cents';

/** The amounts of an invoice that a payment applies to. */
export interface Payable {
  total: number;
  paid: number;
}

/** The paid amount and status of an invoice after a payment of `amount`. */
export function toPayment({ total, paid }: Payable, amount: number): { paid: number; invoiceStatus: InvoiceStatus } {
  const sum = toCents(paid) + toCents(amount);
  return { paid: sum / 100, invoiceStatus: sum >= toCents(total) ? 'PAID' : 'PARTIAL_PAYMENT' };
}
