import type { InvoiceCreateInput, InvoiceUpdateInput } from '../../../graphql/types.generated';
import { parseNumber, type InvoiceValues, type ItemValues } from './invoiceValues';

const itemInput = ({ service, cost, quantity, discount, tax, note }: ItemValues) => ({
  service,
  cost: parseNumber(cost),
  quantity: parseNumber(quantity),
  discount: parseNumber(discount),
  tax: parseNumber(tax),
  note,
});

const toInput = ({ items, paid, ...values }: InvoiceValues) => ({
  ...values,
  items: items.map(itemInput),
  paid: parseNumber(paid),
});

const isEmpty = (values: Readonly<Record<string, string>>) => Object.values(values).every((text) => text.trim() === '');

/** The input to create an invoice from a valid form. Without an account, the server uses the default one. */
export function createInput(values: InvoiceValues): InvoiceCreateInput {
  const { paymentDetails, ...input } = toInput(values);
  return { ...input, ...(!isEmpty(paymentDetails) && { paymentDetails }) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The changed fields of a valid form, so that changes by others to other fields are kept. */
export function updateInput(before: InvoiceValues, now: InvoiceValues): InvoiceUpdateInput {
  const [old, input] = [toInput(before), toInput(now)];
  const { client, items, issuedDate, dueDate, invoiceStatus, paid, paymentDetails, note } = input;
  const areDatesSame = issuedDate === old.issuedDate && dueDate === old.dueDate;
  return {
    ...(!isSame(client, old.client) && { client }),
    // The avatar belongs to a person, who is identified by the email address.
    ...(client.companyEmail !== old.client.companyEmail && { avatar: null }),
    ...(!isSame(items, old.items) && { items }),
    // Both dates are sent together because the server compares them with their times, and the form only has days.
    ...(!areDatesSame && { issuedDate, dueDate }),
    ...(invoiceStatus !== old.invoiceStatus && { invoiceStatus }),
    ...(paid !== old.paid && { paid }),
    ...(!isSame(paymentDetails, old.paymentDetails) && { paymentDetails }),
    ...(note !== old.note && { note }),
  };
}
