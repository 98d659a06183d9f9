import { z } from 'zod';
import { getAmounts } from '#shared/invoiceAmounts';
import { moneyText, getService } from '../records/invoiceAmounts';
import { allInvoices, FIRST_CLIENTS, getInvoice, invoiceClients, listInvoices } from '../domain/invoices/invoiceList';
import { deleteInvoice } from '../domain/invoices/invoiceWrites';
import { INVOICE_SERVICES, INVOICE_STATUSES, ORDER_SERVICES, type InvoiceRecord } from '../records/invoices';
import { filter, id, page, perPage } from './fields';
import { route, type Route } from './route';

const client = z.strictObject({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
});

const dayText = z.string().regex(/^\d\d [A-Z][a-z]{2} \d{4,}$/);

const invoice = z.strictObject({
  id: z.int(),
  issuedDate: dayText,
  client,
  service: z.enum([...INVOICE_SERVICES, ...ORDER_SERVICES]),
  total: z.number(),
  avatar: z.string(),
  invoiceStatus: z.enum(INVOICE_STATUSES),
  balance: z.union([z.literal(0), z.string().regex(/^-?\$\d+(?:\.\d\d)?$/)]),
  dueDate: dayText,
});

const paymentDetails = z.strictObject({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});

/** The UTC day of a date and time, for example `13 Dec 2019`. */
const toDay = (time: string) => new Date(time).toUTCString().split(' ').slice(1, 4).join(' ');

const shown = (record: InvoiceRecord) => {
  const { total, balance } = getAmounts(record);
  return {
    id: Number(record.id),
    issuedDate: toDay(record.issuedDate),
    client: record.client,
    service: getService(record),
    total,
    avatar: record.avatar ?? '',
    invoiceStatus: record.invoiceStatus,
    balance: balance === 0 ? 0 : moneyText(balance),
    dueDate: toDay(record.dueDate),
  };
};

const shownDetails = (record: InvoiceRecord) => ({
  totalDue: moneyText(getAmounts(record).balance),
  ...record.account,
});

/** The invoice paths (REST contract, section 8). */
export const invoicesRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/apps/invoice/invoices',
    summary: 'Lists a page of invoices, highest ID first, and all invoices.',
    takes: z.object({ q: filter, status: filter, page, perPage: perPage(10) }),
    answers: z.strictObject({ allData: z.array(invoice), invoices: z.array(invoice), total: z.int() }),
    handle: async (ctx, query) => {
      const { invoices, totalDocs } = await listInvoices(ctx, query);
      const all = await allInvoices(ctx);
      return { allData: all.map(shown), invoices: invoices.map(shown), total: totalDocs };
    },
  }),
  route({
    method: 'GET',
    path: '/api/invoice/invoices/{id}',
    summary: 'Returns an invoice and its payment details.',
    takes: z.object({ id }),
    answers: z.strictObject({ invoice, paymentDetails }),
    handle: async (ctx, input) => {
      const record = await getInvoice(ctx, input.id);
      return { invoice: shown(record), paymentDetails: shownDetails(record) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/apps/invoice/delete',
    summary: 'Deletes an invoice.',
    takes: z.object({ id }),
    answers: null,
    handle: (ctx, input) => deleteInvoice(ctx, input.id),
  }),
  route({
    method: 'GET',
    path: '/api/invoice/clients',
    summary: 'Lists the clients of the first five invoices.',
    takes: z.object({}),
    answers: z.array(client),
    handle: (ctx) => invoiceClients(ctx, FIRST_CLIENTS),
  }),
];
