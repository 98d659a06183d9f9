import { DomainError, notFound } from '../../errors';
import { type ClientRecord, INVOICE_STATUSES, type InvoiceRecord } from '../../records/invoices';
import type { InvoiceSort, InvoiceStats, SortDirection } from '../../types.generated';
import type { DomainContext } from '../context';
import { demoPages, type PageInput, type PageResult, pageOfRows } from '../paging';
import { amountsOf, sumOf } from '../../records/invoiceAmounts';

type Reads = Pick<DomainContext, 'store'>;

/** What a list of invoices asks for; empty text counts as not given. All that is given must hold. */
export interface InvoiceQuery extends PageInput {
  /** In the client's name or email address, whatever the case. */
  q?: string | null;
  /** An `InvoiceStatus`, whatever the case. */
  status?: string | null;
  sort?: InvoiceSort | null;
  direction?: SortDirection | null;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const place = ({ invoiceStatus }: InvoiceRecord) => INVOICE_STATUSES.indexOf(invoiceStatus);

const SORTS: Record<InvoiceSort, (a: InvoiceRecord, b: InvoiceRecord) => number> = {
  ID: (a, b) => Number(a.id) - Number(b.id),
  CLIENT: (a, b) => collator.compare(a.client.name, b.client.name),
  TOTAL: (a, b) => amountsOf(a).total - amountsOf(b).total,
  BALANCE: (a, b) => amountsOf(a).balance - amountsOf(b).balance,
  ISSUED_DATE: (a, b) => Date.parse(a.issuedDate) - Date.parse(b.issuedDate),
  DUE_DATE: (a, b) => Date.parse(a.dueDate) - Date.parse(b.dueDate),
  STATUS: (a, b) => place(a) - place(b),
};

/** Every invoice in the order in which they were made. */
export const allInvoices = ({ store }: Reads): Promise<InvoiceRecord[]> => store.list('invoices');

const isFound = ({ client, invoiceStatus }: InvoiceRecord, { q, status }: InvoiceQuery) => {
  const text = (q ?? '').toLowerCase();
  const hasText = [client.companyEmail, client.name].some((value) => value.toLowerCase().includes(text));
  return hasText && (!status || invoiceStatus.toLowerCase() === status.toLowerCase());
};

/**
 * A page of the invoices that the query finds, the highest id first where it names no order (REST contract,
 * section 8), as are ties. Throws INVALID for a bad page.
 */
export const listInvoices = async (
  ctx: Reads,
  query: InvoiceQuery,
): Promise<PageResult & { invoices: InvoiceRecord[] }> => {
  const found = (await allInvoices(ctx)).filter((invoice) => isFound(invoice, query));
  const compare = SORTS[query.sort ?? 'ID'];
  const sign = (query.direction ?? (query.sort ? 'ASC' : 'DESC')) === 'DESC' ? -1 : 1;
  found.sort((a, b) => sign * compare(a, b) || SORTS.ID(b, a));
  const { rows, ...page } = pageOfRows(found, query, demoPages(10));
  return { invoices: rows, ...page };
};

/** The invoice. Throws NOT_FOUND. */
export const getInvoice = async ({ store }: Reads, id: string): Promise<InvoiceRecord> => {
  const invoice = await store.get('invoices', id);
  if (!invoice) throw notFound('invoice', id);
  return invoice;
};

/** How many of the first invoices' clients there are to choose from (REST contract, section 8). */
export const FIRST_CLIENTS = 5;

/** The clients of the first invoices that were made. Throws INVALID for a number that is not 0 to 100. */
export const invoiceClients = async (ctx: Reads, first: number): Promise<ClientRecord[]> => {
  if (first < 0 || first > 100) throw new DomainError('INVALID', 'Ask for 0 to 100 clients.', { first: '0 to 100.' });
  return (await allInvoices(ctx)).slice(0, first).map(({ client }) => client);
};

/** Figures over all invoices and over those of each status. */
export const invoiceStats = async (ctx: Reads): Promise<InvoiceStats> => {
  const rows = (await allInvoices(ctx)).map((invoice) => ({ ...invoice, ...amountsOf(invoice) }));
  return {
    count: rows.length,
    total: sumOf(rows.map(({ total }) => total)),
    paid: sumOf(rows.map(({ paid }) => paid)),
    outstanding: sumOf(rows.map(({ balance }) => Math.max(0, balance))),
    byStatus: INVOICE_STATUSES.map((status) => {
      const own = rows.filter(({ invoiceStatus }) => invoiceStatus === status);
      return { status, count: own.length, total: sumOf(own.map(({ total }) => total)) };
    }),
  };
};
