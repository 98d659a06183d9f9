import type { CreateInvoiceInput, UpdateInvoiceInput } from '#graphql/types.generated';
import { getMoney } from '../invoiceAmounts';
import { parseNumber, type InvoiceValues, type ItemValues } from './invoiceValues';

const itemInput = ({ service, cost, quantity, discount, tax, note }: ItemValues) => ({
  service,
  cost: getMoney(parseNumber(cost)),
  quantity: parseNumber(quantity),
  discount: parseNumber(discount),
  tax: parseNumber(tax),
  note,
});

const toInput = ({ client, items, paid, ...values }: InvoiceValues) => ({
  ...values,
  client: { ...client, companyEmail: client.companyEmail.trim() },
  items: items.map(itemInput),
  paid: getMoney(parseNumber(paid)),
});

const isEmpty = (values: Readonly<Record<string, string>>) => Object.values(values).every((text) => text.trim() === '');

/** The input to create an invoice from a valid form. Without an account, the server uses the default one. */
export function createInput(values: InvoiceValues): CreateInvoiceInput {
  const { paymentDetails, ...input } = toInput(values);
  return { ...input, ...(!isEmpty(paymentDetails) && { paymentDetails }) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The changed fields of a valid form, so that changes by others to other fields are kept. */
export function updateInput(before: InvoiceValues, now: InvoiceValues): Omit<UpdateInvoiceInput, 'id'> {
  const [old, input] = [toInput(before), toInput(now)];
  const { client, items, issuedDate, dueDate, invoiceStatus, paid, paymentDetails, note } = input;
  return {
    ...(!isSame(client, old.client) && { client }),
    // The avatar belongs to a person, who is identified by the email address.
    ...(client.companyEmail !== old.client.companyEmail && { avatar: null }),
    ...(!isSame(items, old.items) && { items }),
    ...(issuedDate !== old.issuedDate && { issuedDate }),
    ...(dueDate !== old.dueDate && { dueDate }),
    ...(invoiceStatus !== old.invoiceStatus && { invoiceStatus }),
    ...(!isSame(paid, old.paid) && { paid }),
    ...(!isSame(paymentDetails, old.paymentDetails) && { paymentDetails }),
    ...(note !== old.note && { note }),
  };
}
