import { getInvoice, invoiceClients, invoiceStats, listInvoices } from '../domain/invoices/invoiceList';
import { createInvoice, deleteInvoice, restoreInvoice, updateInvoice } from '../domain/invoices/invoiceWrites';
import { inDollars } from '../domain/invoices/moneyInput';
import { getAmounts, itemPrice } from '#shared/invoiceAmounts';
import { getService } from '../records/invoiceAmounts';
import { getInvoiceOrder } from '../domain/invoices/orderInvoice';
import { usd } from '../domain/prices/money';
import { HOUSE, type InvoiceRecord } from '../records/invoices';
import type { Resolvers } from '../types.generated';

const amount = (name: 'subtotal' | 'discountTotal' | 'taxTotal' | 'total' | 'balance') => (invoice: InvoiceRecord) =>
  usd(getAmounts(invoice)[name]);

export const invoicesResolvers: Resolvers = {
  Query: {
    invoices: (_, { input }, ctx) => listInvoices(ctx, input ?? {}),
    invoice: (_, { id }, ctx) => getInvoice(ctx, id),
    invoiceStats: (_, _args, ctx) => invoiceStats(ctx),
    invoiceClients: (_, { first }, ctx) => invoiceClients(ctx, first),
  },
  Mutation: {
    createInvoice: async (_, { input }, ctx) => ({ invoice: await createInvoice(ctx, inDollars(input)) }),
    updateInvoice: async (_, { input: { id, ...changes } }, ctx) => ({
      invoice: await updateInvoice(ctx, id, inDollars(changes)),
    }),
    restoreInvoice: async (_, { input }, ctx) => ({ invoice: await restoreInvoice(ctx, input.id) }),
    deleteInvoice: async (_, { input }, ctx) => ({ deletedId: await deleteInvoice(ctx, input.id) }),
  },
  Invoice: {
    service: (invoice) => getService(invoice),
    subtotal: amount('subtotal'),
    discountTotal: amount('discountTotal'),
    taxTotal: amount('taxTotal'),
    total: amount('total'),
    balance: amount('balance'),
    issuedDate: ({ issuedDate }) => issuedDate.slice(0, 10),
    dueDate: ({ dueDate }) => dueDate.slice(0, 10),
    paid: ({ paid }) => usd(paid),
    avatar: ({ avatar }) => avatar || null,
    sender: () => HOUSE,
    paymentDetails: (invoice) => invoice,
    order: (invoice, _, ctx) => getInvoiceOrder(ctx, invoice),
  },
  InvoiceItem: {
    cost: ({ cost }) => usd(cost),
    price: (item) => usd(itemPrice(item)),
  },
  InvoiceStats: {
    total: ({ total }) => usd(total),
    paid: ({ paid }) => usd(paid),
    outstanding: ({ outstanding }) => usd(outstanding),
  },
  InvoiceStatusCount: {
    total: ({ total }) => usd(total),
    outstanding: ({ outstanding }) => usd(outstanding),
  },
  PaymentDetails: {
    bankName: ({ account }) => account.bankName,
    country: ({ account }) => account.country,
    iban: ({ account }) => account.iban,
    swiftCode: ({ account }) => account.swiftCode,
  },
};
