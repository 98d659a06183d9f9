import type { ClientRecord, InvoiceItemRecord, InvoiceRecord } from '../../records/invoices';
import { isEmailAddress } from '#shared/emailAddress';
import { getAmounts } from '#shared/invoiceAmounts';
import { say, type Sentence } from '../../records/sentence';

const TEXT_LENGTH = 10_000;
const MOST_ITEMS = 200;
/** Far above any real invoice, and low enough that amounts keep exact cents. */
const MOST_MONEY = 1_000_000_000;
const MOST_UNITS = 1_000_000;

const isMoney = (amount: number) =>
  amount >= 0 && amount <= MOST_MONEY && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;

const isPercentage = (value: number) => value >= 0 && value <= 100;

const clientFaults = (client: ClientRecord): Record<string, Sentence> => ({
  ...(!client.name && { 'client.name': say`Enter the client’s name.` }),
  ...(!isEmailAddress(client.companyEmail) && {
    'client.companyEmail': say`Enter a valid email address. Example: name@example.com`,
  }),
  ...Object.fromEntries(
    Object.entries({ ...client })
      .filter(([, text]) => text.length > TEXT_LENGTH)
      .map(([name]) => [`client.${name}`, say`Use ${TEXT_LENGTH} characters or fewer.`]),
  ),
});

const itemFaults = ({ cost, quantity, discount, tax, note }: InvoiceItemRecord, at: number): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries({
      ...(!isMoney(cost) && { cost: say`Enter a price of 0 or more with up to two decimal places.` }),
      ...(!(quantity > 0 && quantity <= MOST_UNITS) && { quantity: say`Enter a quantity greater than 0.` }),
      ...(!isPercentage(discount) && { discount: say`Enter a percentage from 0 to 100.` }),
      ...(!isPercentage(tax) && { tax: say`Enter a percentage from 0 to 100.` }),
      ...(note.length > TEXT_LENGTH && { note: say`Use ${TEXT_LENGTH} characters or fewer.` }),
    }).map(([name, message]) => [`items.${at}.${name}`, message]),
  );

const dateFaults = ({ issuedDate, dueDate }: Pick<InvoiceRecord, 'issuedDate' | 'dueDate'>): Record<string, Sentence> =>
  dueDate.slice(0, 10) < issuedDate.slice(0, 10)
    ? { dueDate: say`The due date is before the issue date. Enter a later due date.` }
    : {};

const moneyFaults = (invoice: Omit<InvoiceRecord, 'id'>): Record<string, Sentence> => {
  const { items, paid, invoiceStatus, note } = invoice;
  const { total } = getAmounts(invoice);
  const isPart = paid > 0 && paid < total;
  return {
    ...(items.length === 0 && { items: say`Add at least one item.` }),
    ...(items.length > MOST_ITEMS && { items: say`Use ${MOST_ITEMS} items or fewer.` }),
    ...(total > MOST_MONEY && { items: say`The total is too high for one invoice. Split it into several invoices.` }),
    ...(!isMoney(paid) && { paid: say`Enter an amount of 0 or more with up to two decimal places.` }),
    ...(invoiceStatus === 'Partial Payment' &&
      !isPart && { paid: say`Enter an amount greater than 0 and less than the total.` }),
    ...(note.length > TEXT_LENGTH && { note: say`Use ${TEXT_LENGTH} characters or fewer.` }),
  };
};

/** A message for each invalid field of the invoice. `items.0.cost` is the cost of the first item. */
export function invoiceFaults(invoice: Omit<InvoiceRecord, 'id'>): Record<string, Sentence> {
  return {
    ...clientFaults(invoice.client),
    ...Object.fromEntries(invoice.items.flatMap((item, at) => Object.entries(itemFaults(item, at)))),
    ...dateFaults(invoice),
    ...moneyFaults(invoice),
  };
}
