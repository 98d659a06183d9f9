import { notFound } from '../../errors';
import type { InvoiceRecord } from '../../records/invoices';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { createdInvoice, editedInvoice, type InvoiceInput } from './invoiceFields';
import { getInvoice } from './invoiceList';

type Writes = Pick<DomainContext, 'store' | 'locks'>;

const KEY = 'invoices';

/** Creates an invoice with a new number. Throws INVALID with `fields`. */
export async function createInvoice(
  ctx: Writes & Pick<DomainContext, 'now'>,
  input: InvoiceInput,
): Promise<InvoiceRecord> {
  const fields = createdInvoice(ctx.now(), input);
  return withLock(ctx, KEY, async (commit) => {
    const invoice: InvoiceRecord = { ...fields, id: await ctx.store.nextId('invoices') };
    await commit([{ table: 'invoices', put: invoice }]);
    return invoice;
  });
}

/** Updates the given fields. Throws NOT_FOUND, or INVALID with `fields`. */
export function updateInvoice(ctx: Writes, id: string, input: InvoiceInput): Promise<InvoiceRecord> {
  return withLock(ctx, KEY, async (commit) => {
    const changed: InvoiceRecord = { ...editedInvoice(await getInvoice(ctx, id), input), id };
    await commit([{ table: 'invoices', put: changed }]);
    return changed;
  });
}

/** Deletes the invoice and returns its id. `restoreInvoice` undoes this. Throws NOT_FOUND. */
export function deleteInvoice(ctx: Writes & Pick<DomainContext, 'now'>, id: string): Promise<string> {
  return withLock(ctx, KEY, async (commit) => {
    const deleted: InvoiceRecord = { ...(await getInvoice(ctx, id)), deletedAt: ctx.now().toISOString() };
    await commit([{ table: 'invoices', put: deleted }]);
    return id;
  });
}

/** Restores a deleted invoice unchanged. Does nothing if the invoice is not deleted. Throws NOT_FOUND. */
export function restoreInvoice(ctx: Writes, id: string): Promise<InvoiceRecord> {
  return withLock(ctx, KEY, async (commit) => {
    const invoice = await ctx.store.get('invoices', id);
    if (!invoice) throw notFound('invoice', id);
    const { deletedAt: _, ...restored } = invoice;
    await commit([{ table: 'invoices', put: restored }]);
    return restored;
  });
}
