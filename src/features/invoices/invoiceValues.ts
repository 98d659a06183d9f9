import type { InvoiceService, InvoiceStatus } from '../../graphql/types.generated';
import { amountText, parseAmount } from '../../ui/form/amounts';
import { amountsOf, itemPrice, type Amounts, type PricedItem } from './invoiceAmounts';
import { currency } from './invoiceChoices';
import type { InvoiceContentFragment } from './InvoicePreview.generated';

/** Who an invoice goes to. */
export interface ClientValues {
  name: string;
  company: string;
  address: string;
  country: string;
  contact: string;
  companyEmail: string;
}

/** A line of an invoice; numbers as they were typed. */
export interface ItemValues {
  service: InvoiceService;
  cost: string;
  quantity: string;
  discount: string;
  tax: string;
  note: string;
}

/** An invoice as its form holds it, under the server's names: what that finds at fault shows at its field. */
export interface InvoiceValues {
  /** Days, such as `2026-05-04`. */
  issuedDate: string;
  dueDate: string;
  invoiceStatus: InvoiceStatus;
  client: ClientValues;
  items: ItemValues[];
  paid: string;
  paymentDetails: { bankName: string; country: string; iban: string; swiftCode: string };
  note: string;
}

/** Days that a client has to pay where nothing else is agreed. */
const daysToPay = 30;

const dayMs = 24 * 60 * 60 * 1000;

const dayOf = (iso: string) => iso.slice(0, 10);

/** The day by the calendar on the wall, not by that of Greenwich. */
const today = (now: Date) => dayOf(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString());

/** A client who is not known yet. */
export const newClient: ClientValues = {
  name: '',
  company: '',
  address: '',
  country: '',
  contact: '',
  companyEmail: '',
};

/** A line that is to be filled in. */
export const newItem: ItemValues = {
  service: 'SOFTWARE_DEVELOPMENT',
  cost: '',
  quantity: '1',
  discount: '0',
  tax: '0',
  note: '',
};

/** An empty draft of today, with a month to pay. */
export function newInvoiceValues(now: Date): InvoiceValues {
  const issuedDate = today(now);
  return {
    issuedDate,
    dueDate: dayOf(new Date(Date.parse(issuedDate) + daysToPay * dayMs).toISOString()),
    invoiceStatus: 'DRAFT',
    client: newClient,
    items: [newItem],
    paid: '',
    paymentDetails: { bankName: '', country: '', iban: '', swiftCode: '' },
    note: '',
  };
}

/** Only what the form has fields for: answers also bear the names of their types. */
export const clientValues = (client: ClientValues): ClientValues => {
  const { name, company, address, country, contact, companyEmail } = client;
  return { name, company, address, country, contact, companyEmail };
};

/** A stored invoice as its form holds it. */
export function valuesOf(invoice: InvoiceContentFragment): InvoiceValues {
  const { bankName, country, iban, swiftCode } = invoice.paymentDetails;
  return {
    issuedDate: dayOf(invoice.issuedDate),
    dueDate: dayOf(invoice.dueDate),
    invoiceStatus: invoice.invoiceStatus,
    client: clientValues(invoice.client),
    items: invoice.items.map(({ service, cost, quantity, discount, tax, note }) => ({
      service,
      cost: amountText(cost, currency),
      quantity: String(quantity),
      discount: String(discount),
      tax: String(tax),
      note,
    })),
    paid: invoice.paid === 0 ? '' : amountText(invoice.paid, currency),
    paymentDetails: { bankName, country, iban, swiftCode },
    note: invoice.note,
  };
}

/** The number that somebody typed; 0 for nothing and for what is no number yet. */
export const numberOf = (text: string) => parseAmount(text) || 0;

const pricedItem = ({ cost, quantity, discount, tax }: ItemValues): PricedItem => ({
  cost: numberOf(cost),
  quantity: numberOf(quantity),
  discount: numberOf(discount),
  tax: numberOf(tax),
});

/** What an item costs as far as it is filled in. */
export const typedPrice = (item: ItemValues): number => itemPrice(pricedItem(item));

/** What the invoice comes to as far as it is filled in. With `PAID` the whole total counts as paid. */
export function typedAmounts(values: Pick<InvoiceValues, 'items' | 'paid' | 'invoiceStatus'>): Amounts {
  const items = values.items.map(pricedItem);
  const paid = numberOf(values.paid);
  const { total } = amountsOf({ items, paid });
  return amountsOf({ items, paid: values.invoiceStatus === 'PAID' ? Math.max(paid, total) : paid });
}
