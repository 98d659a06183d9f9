import type { InvoiceRecord } from '../records/invoices';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/invoices/invoiceList');
const writes = () => import('../domain/invoices/invoiceWrites');
const amounts = () => import('../records/invoiceAmounts');

const amount =
  (name: 'subtotal' | 'discountTotal' | 'taxTotal' | 'total' | 'balance') => async (invoice: InvoiceRecord) =>
    (await amounts()).getAmounts(invoice)[name];

export const invoicesResolvers: Resolvers = {
  InvoiceStatus: {
    PAID: 'Paid',
    DOWNLOADED: 'Downloaded',
    SENT: 'Sent',
    DRAFT: 'Draft',
    PARTIAL_PAYMENT: 'Partial Payment',
    PAST_DUE: 'Past Due',
  },
  InvoiceService: {
    SOFTWARE_DEVELOPMENT: 'Software Development',
    DESIGN_AND_DEVELOPMENT: 'UI/UX Design & Development',
    EXTENDED_LICENSE: 'Unlimited Extended License',
    TEMPLATE_CUSTOMIZATION: 'Template Customization',
  },
  Query: {
    invoices: async (_, { input }, ctx) => (await lists()).listInvoices(ctx, input ?? {}),
    invoice: async (_, { id }, ctx) => (await lists()).getInvoice(ctx, id),
    invoiceStats: async (_, _args, ctx) => (await lists()).invoiceStats(ctx),
    invoiceClients: async (_, { first }, ctx) => (await lists()).invoiceClients(ctx, first),
  },
  Mutation: {
    invoiceCreate: async (_, { input }, ctx) => (await writes()).createInvoice(ctx, input),
    invoiceUpdate: async (_, { id, input }, ctx) => (await writes()).updateInvoice(ctx, id, input),
    invoiceRestore: async (_, { id }, ctx) => (await writes()).restoreInvoice(ctx, id),
    invoiceDelete: async (_, { id }, ctx) => (await writes()).deleteInvoice(ctx, id),
  },
  Invoice: {
    service: async (invoice) => (await amounts()).getService(invoice),
    subtotal: amount('subtotal'),
    discountTotal: amount('discountTotal'),
    taxTotal: amount('taxTotal'),
    total: amount('total'),
    balance: amount('balance'),
    avatar: ({ avatar }) => avatar || null,
    paymentDetails: (invoice) => invoice,
  },
  InvoiceItem: { price: async (item) => (await amounts()).itemPrice(item) },
  PaymentDetails: {
    totalDue: async (invoice) => {
      const { getAmounts, moneyText } = await amounts();
      return moneyText(getAmounts(invoice).balance);
    },
    bankName: ({ account }) => account.bankName,
    country: ({ account }) => account.country,
    iban: ({ account }) => account.iban,
    swiftCode: ({ account }) => account.swiftCode,
  },
};
