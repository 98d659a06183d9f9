import { usd } from '../domain/prices/money';
import type { InvoiceRecord } from '../records/invoices';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/invoices/invoiceList');
const writes = () => import('../domain/invoices/invoiceWrites');
const money = () => import('../domain/invoices/moneyInput');
const amounts = () => import('#shared/invoiceAmounts');
const texts = () => import('../records/invoiceAmounts');

const amount =
  (name: 'subtotal' | 'discountTotal' | 'taxTotal' | 'total' | 'balance') => async (invoice: InvoiceRecord) =>
    usd((await amounts()).getAmounts(invoice)[name]);

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
    SHOP_PRODUCT: 'Shop Product',
    DELIVERY: 'Delivery',
  },
  Query: {
    invoices: async (_, { input }, ctx) => (await lists()).listInvoices(ctx, input ?? {}),
    invoice: async (_, { id }, ctx) => (await lists()).getInvoice(ctx, id),
    invoiceStats: async (_, _args, ctx) => (await lists()).invoiceStats(ctx),
    invoiceClients: async (_, { first }, ctx) => (await lists()).invoiceClients(ctx, first),
  },
  Mutation: {
    createInvoice: async (_, { input }, ctx) => ({
      invoice: await (await writes()).createInvoice(ctx, (await money()).inDollars(input)),
    }),
    updateInvoice: async (_, { input: { id, ...changes } }, ctx) => ({
      invoice: await (await writes()).updateInvoice(ctx, id, (await money()).inDollars(changes)),
    }),
    restoreInvoice: async (_, { input }, ctx) => ({ invoice: await (await writes()).restoreInvoice(ctx, input.id) }),
    deleteInvoice: async (_, { input }, ctx) => ({ deletedId: await (await writes()).deleteInvoice(ctx, input.id) }),
  },
  Invoice: {
    service: async (invoice) => (await texts()).getService(invoice),
    subtotal: amount('subtotal'),
    discountTotal: amount('discountTotal'),
    taxTotal: amount('taxTotal'),
    total: amount('total'),
    balance: amount('balance'),
    issuedDate: ({ issuedDate }) => issuedDate.slice(0, 10),
    dueDate: ({ dueDate }) => dueDate.slice(0, 10),
    paid: ({ paid }) => usd(paid),
    avatar: ({ avatar }) => avatar || null,
    paymentDetails: (invoice) => invoice,
    order: async (invoice, _, ctx) => (await import('../domain/invoices/orderInvoice')).getInvoiceOrder(ctx, invoice),
  },
  InvoiceItem: {
    cost: ({ cost }) => usd(cost),
    price: async (item) => usd((await amounts()).itemPrice(item)),
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
