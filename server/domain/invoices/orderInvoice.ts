import type { InvoiceRecord } from '../../records/invoices';
import type { OrderRecord } from '../../records/shop';
import { can } from '../auth/abilities';
import type { DomainContext } from '../context';
import { createdInvoice } from './invoiceFields';

type Reads = Pick<DomainContext, 'store' | 'user'>;

/**
 * The invoice of a new order, to store with it: its lines, and its delivery unless it is free, billed to its address
 * and the account that placed it. An order by card is paid.
 */
export async function orderInvoice(
  { store, user }: Reads,
  { id, placedAt, placedBy, lines, delivery, address, payment }: Omit<OrderRecord, 'invoiceId'>,
): Promise<InvoiceRecord> {
  const city = address.postalCode === '-' ? address.city : `${address.postalCode} ${address.city}`;
  const fields = createdInvoice(new Date(placedAt), {
    client: {
      name: address.fullName,
      address: `${address.street}\n${city}`,
      country: address.country,
      contact: address.phone,
      companyEmail: placedBy.email,
    },
    items: [
      ...lines.map(
        ({ name, price, qty }) => ({ service: 'Shop Product', cost: price, quantity: qty, note: name }) as const,
      ),
      ...(delivery > 0 ? [{ service: 'Delivery', cost: delivery } as const] : []),
    ],
    avatar: user?.avatar ?? null,
    invoiceStatus: payment === 'CARD' ? 'Paid' : 'Sent',
  });
  return { ...fields, id: await store.nextId('invoices'), orderId: id };
}

/** The invoice of the order. Null if it was deleted, or without permission to read invoices. */
export async function getOrderInvoice(
  { store, user }: Reads,
  { invoiceId }: OrderRecord,
): Promise<InvoiceRecord | null> {
  if (!can(user, 'read', 'Invoice')) return null;
  const invoice = await store.get('invoices', invoiceId);
  return invoice && !invoice.deletedAt ? invoice : null;
}

/** The order that the invoice is for. Null if it is for none, or without permission to read orders. */
export async function getInvoiceOrder({ store, user }: Reads, { orderId }: InvoiceRecord): Promise<OrderRecord | null> {
  if (!orderId || !can(user, 'read', 'Order')) return null;
  return (await store.get('orders', orderId)) ?? null;
}
