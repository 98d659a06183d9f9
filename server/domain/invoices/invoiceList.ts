import { compareNames } from '../locales/nameOrder';
import { notFound } from '../../errors';
import { type ClientRecord, INVOICE_STATUSES, type InvoiceRecord, type InvoiceStatus } from '../../records/invoices';
import type { InvoiceBalance, InvoiceSort, SortDirection } from '../../types.generated';
import type { DomainContext } from '../context';
import { firstRows, type PageInput, type PageResult, pageOfRows, sortSign } from '../lists/paging';
import { sumAmounts } from '../../records/decimals';
import { getAmounts } from '#shared/invoiceAmounts';
import { foldQuery, foldText } from '#shared/foldText';

/** Figures about the invoices with one status, in US dollars. */
export interface InvoiceStatusFigures {
  status: InvoiceStatus;
  count: number;
  total: number;
  outstanding: number;
}

/** Figures about all invoices, in US dollars. */
export interface InvoiceStatFilters {
  count: number;
  settledCount: number;
  openCount: number;
  total: number;
  paid: number;
  outstanding: number;
  byStatus: InvoiceStatusFigures[];
}

type Reads = Pick<DomainContext, 'store'>;

/** Filter and paging of an invoice list. Empty text counts as not given. An invoice must match all given conditions. */
export interface InvoiceQuery extends PageInput {
  /** Search in the client's name and email address, case-insensitive. */
  q?: string | null;
  /** An `InvoiceStatus`, case-insensitive. */
  status?: string | null;
  balance?: InvoiceBalance | null;
  sort?: InvoiceSort | null;
  direction?: SortDirection | null;
}

const place = ({ invoiceStatus }: InvoiceRecord) => INVOICE_STATUSES.indexOf(invoiceStatus);

const SORTS: Record<InvoiceSort, (a: InvoiceRecord, b: InvoiceRecord) => number> = {
  ID: (a, b) => Number(a.id) - Number(b.id),
  CLIENT: (a, b) => compareNames(a.client.name, b.client.name),
  TOTAL: (a, b) => getAmounts(a).total - getAmounts(b).total,
  BALANCE: (a, b) => getAmounts(a).balance - getAmounts(b).balance,
  ISSUED_DATE: (a, b) => Date.parse(a.issuedDate) - Date.parse(b.issuedDate),
  DUE_DATE: (a, b) => Date.parse(a.dueDate) - Date.parse(b.dueDate),
  STATUS: (a, b) => place(a) - place(b),
};

/** All invoices that are not deleted, in creation order. */
export function allInvoices({ store }: Reads): Promise<InvoiceRecord[]> {
  return store.list('invoices', ({ deletedAt }) => deletedAt === undefined);
}

const isOpen = (invoice: InvoiceRecord) => getAmounts(invoice).balance > 0;

const isFound = (invoice: InvoiceRecord, { q, status, balance }: InvoiceQuery) => {
  const { client, invoiceStatus } = invoice;
  const text = foldQuery(q);
  return (
    [client.companyEmail, client.name].some((value) => foldText(value).includes(text)) &&
    (!status || invoiceStatus.toLowerCase() === status.toLowerCase()) &&
    (!balance || isOpen(invoice) === (balance === 'OPEN'))
  );
};

/**
 * A page of the invoices that match the query. Without a sort, and for ties, the highest id comes first (REST contract,
 * section 8). Throws INVALID for invalid paging.
 */
export async function listInvoices(
  ctx: Reads,
  query: InvoiceQuery,
): Promise<PageResult & { invoices: InvoiceRecord[] }> {
  const found = (await allInvoices(ctx)).filter((invoice) => isFound(invoice, query));
  const compare = SORTS[query.sort ?? 'ID'];
  const sign = sortSign(query, 'DESC');
  found.sort((a, b) => sign * compare(a, b) || SORTS.ID(b, a));
  const { rows, ...page } = pageOfRows(found, query);
  return { invoices: rows, ...page };
}

/** The invoice. Throws NOT_FOUND if it does not exist or is deleted. */
export async function getInvoice({ store }: Reads, id: string): Promise<InvoiceRecord> {
  const invoice = await store.get('invoices', id);
  if (!invoice || invoice.deletedAt !== undefined) throw notFound('invoice', id);
  return invoice;
}

/** Number of clients offered for selection, taken from the first invoices (REST contract, section 8). */
export const FIRST_CLIENTS = 5;

/** The clients of the first invoices created. Throws INVALID for a number outside 0 to 100. */
export async function invoiceClients(ctx: Reads, first: number): Promise<ClientRecord[]> {
  return firstRows(await allInvoices(ctx), first).map(({ client }) => client);
}

/**
 * Totals over all invoices and for each status. Overpayments are not counted, so paid and outstanding add up to the
 * total.
 */
export async function invoiceStats(ctx: Reads): Promise<InvoiceStatFilters> {
  const rows = (await allInvoices(ctx)).map((invoice) => ({ ...invoice, ...getAmounts(invoice) }));
  const getOutstanding = (some: typeof rows) => sumAmounts(some.map(({ balance }) => Math.max(0, balance)));
  const openCount = rows.filter(({ balance }) => balance > 0).length;
  return {
    count: rows.length,
    settledCount: rows.length - openCount,
    openCount,
    total: sumAmounts(rows.map(({ total }) => total)),
    paid: sumAmounts(rows.map(({ paid, total }) => Math.min(paid, total))),
    outstanding: getOutstanding(rows),
    byStatus: INVOICE_STATUSES.map((status) => {
      const own = rows.filter(({ invoiceStatus }) => invoiceStatus === status);
      return {
        status,
        count: own.length,
        total: sumAmounts(own.map(({ total }) => total)),
        outstanding: getOutstanding(own),
      };
    }),
  };
}
