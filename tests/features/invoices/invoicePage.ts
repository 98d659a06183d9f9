import { createInvoice } from '#server/domain/invoices/invoiceWrites';
import type { Gateway } from '#server/gateway';
import type { InvoiceRecord } from '#server/records/invoices';
import type { InvoiceInput } from '#server/domain/invoices/invoiceFields';
import { changeStored, readStored } from '../../support/stored';

/** An invoice of 396 dollars: 480 minus 120 plus 36. */
const bill: InvoiceInput = {
  client: {
    name: 'Ada Byron',
    company: 'Engine Works',
    address: '12 Mill Lane\nLeeds',
    country: 'United Kingdom',
    contact: '+44 113 555 0199',
    companyEmail: 'ada@engine.example',
  },
  items: [{ service: 'Software Development', cost: 60, quantity: 8, discount: 25, tax: 10, note: 'Cogs and wheels' }],
  issuedDate: '2026-03-01T00:00:00.000Z',
  dueDate: '2026-03-31T00:00:00.000Z',
  invoiceStatus: 'Sent',
  note: 'With thanks.',
};

/** Number of the first invoice created in a test. */
export const billId = '5051';

/** Creates an invoice of 396 dollars for Ada Byron, with optional changes. */
export function makeBill({ context }: Gateway, changes: Partial<InvoiceInput> = {}): Promise<InvoiceRecord> {
  return createInvoice(context, { ...bill, ...changes });
}

/** Starts with such an invoice. */
export function withBill(changes: Partial<InvoiceInput> = {}) {
  return {
    prepare: async (gateway: Gateway) => void (await makeBill(gateway, changes)),
  };
}

/** The stored invoice; undefined if it does not exist or was deleted. */
export async function stored(gateway: Gateway, id: string = billId): Promise<InvoiceRecord | undefined> {
  const invoice = await readStored(gateway, 'invoices', id);
  return invoice?.deletedAt === undefined ? invoice : undefined;
}

/** Limits the demo client's invoice permissions to reading. */
export async function letClientRead(gateway: Gateway): Promise<void> {
  await changeStored(gateway, 'authUsers', '2', { ability: [{ action: 'read', subject: 'Invoice' }] });
}
