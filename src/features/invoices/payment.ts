import type { InvoiceStatus } from '../../graphql/types.generated';

/** What a payment is counted against. */
export interface Payable {
  total: number;
  paid: number;
}

/** The amount in whole cents. */
const cents = (dollars: number) => Math.round(dollars * 100);

/** What an invoice says of its payment after `amount` has come in. */
export function paymentOf({ total, paid }: Payable, amount: number): { paid: number; invoiceStatus: InvoiceStatus } {
  const sum = cents(paid) + cents(amount);
  return { paid: sum / 100, invoiceStatus: sum >= cents(total) ? 'PAID' : 'PARTIAL_PAYMENT' };
}
