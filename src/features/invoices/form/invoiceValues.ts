import type { InvoiceService, InvoiceStatus } from '#graphql/types.generated';
import { amountText, parseAmount } from '#ui/form/amounts';
import { getAmounts, itemPrice, type InvoiceAmounts, type PricedItem } from '#shared/invoiceAmounts';
import { getDollars } from '../invoiceAmounts';
import { currency } from '../invoiceChoices';
import type { InvoiceContentFragment } from '../document/InvoicePreview.generated';

/** The form values of the client. */
export interface ClientValues {
  name: string;
  company: string;
  address: string;
  country: string;
  contact: string;
  companyEmail: string;
}

/** The form values of an item. Numbers are kept as typed. */
export interface ItemValues {
  service: InvoiceService;
  cost: string;
  quantity: string;
  discount: string;
  tax: string;
  note: string;
}

/** The form values of an invoice. Names match the server's, so that server errors can be shown at their fields. */
export interface InvoiceValues {
  /** A day, for example `2026-05-04`. */
  issuedDate: string;
  dueDate: string;
  invoiceStatus: InvoiceStatus;
  client: ClientValues;
  items: ItemValues[];
  paid: string;
  paymentDetails: { bankName: string; country: string; iban: string; swiftCode: string };
  note: string;
}

/** Default payment term in days. */
const daysToPay = 30;

const dayMs = 24 * 60 * 60 * 1000;

const toDay = (iso: string) => iso.slice(0, 10);

/** The current day in local time, not in UTC. */
const today = (now: Date) => toDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString());

/** An empty client. */
export const newClient: ClientValues = {
  name: '',
  company: '',
  address: '',
  country: '',
  contact: '',
  companyEmail: '',
};

/** An empty item. */
export const newItem: ItemValues = {
  service: 'SOFTWARE_DEVELOPMENT',
  cost: '',
  quantity: '1',
  discount: '0',
  tax: '0',
  note: '',
};

/** An empty draft dated today, with the default payment term. */
export function newInvoiceValues(now: Date): InvoiceValues {
  const issuedDate = today(now);
  return {
    issuedDate,
    dueDate: toDay(new Date(Date.parse(issuedDate) + daysToPay * dayMs).toISOString()),
    invoiceStatus: 'DRAFT',
    client: newClient,
    items: [newItem],
    paid: '',
    paymentDetails: { bankName: '', country: '', iban: '', swiftCode: '' },
    note: '',
  };
}

/** Only the fields of the form. Responses also contain type names. */
export function clientValues(client: ClientValues): ClientValues {
  const { name, company, address, country, contact, companyEmail } = client;
  return { name, company, address, country, contact, companyEmail };
}

/** The form values of a stored invoice. */
export function toFormValues(invoice: InvoiceContentFragment): InvoiceValues {
  const { bankName, country, iban, swiftCode } = invoice.paymentDetails;
  return {
    issuedDate: invoice.issuedDate,
    dueDate: invoice.dueDate,
    invoiceStatus: invoice.invoiceStatus,
    client: clientValues(invoice.client),
    items: invoice.items.map(({ service, cost, quantity, discount, tax, note }) => ({
      service,
      cost: amountText(getDollars(cost), currency),
      quantity: String(quantity),
      discount: String(discount),
      tax: String(tax),
      note,
    })),
    paid: getDollars(invoice.paid) === 0 ? '' : amountText(getDollars(invoice.paid), currency),
    paymentDetails: { bankName, country, iban, swiftCode },
    note: invoice.note,
  };
}

/** The typed number, or 0 if the text is empty or not a number yet. */
export function parseNumber(text: string) {
  return parseAmount(text) || 0;
}

const pricedItem = ({ cost, quantity, discount, tax }: ItemValues): PricedItem => ({
  cost: parseNumber(cost),
  quantity: parseNumber(quantity),
  discount: parseNumber(discount),
  tax: parseNumber(tax),
});

/** The price of an item from the values typed so far. */
export function typedPrice(item: ItemValues): number {
  return itemPrice(pricedItem(item));
}

/** The totals of the invoice from the values typed so far. With `PAID`, the full total counts as paid. */
export function typedAmounts(values: Pick<InvoiceValues, 'items' | 'paid' | 'invoiceStatus'>): InvoiceAmounts {
  const items = values.items.map(pricedItem);
  const paid = parseNumber(values.paid);
  const { total } = getAmounts({ items, paid });
  return getAmounts({ items, paid: values.invoiceStatus === 'PAID' ? Math.max(paid, total) : paid });
}
