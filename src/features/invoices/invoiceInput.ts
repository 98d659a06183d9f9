import type { InvoiceCreateInput, InvoiceUpdateInput } from '../../graphql/types.generated';
import { numberOf, type InvoiceValues, type ItemValues } from './invoiceValues';

const itemInput = ({ service, cost, quantity, discount, tax, note }: ItemValues) => ({
  service,
  cost: numberOf(cost),
  quantity: numberOf(quantity),
  discount: numberOf(discount),
  tax: numberOf(tax),
  note,
});

const inputOf = ({ items, paid, ...values }: InvoiceValues) => ({
  ...values,
  items: items.map(itemInput),
  paid: numberOf(paid),
});

const isEmpty = (values: Readonly<Record<string, string>>) => Object.values(values).every((text) => text.trim() === '');

/** What a valid form asks the server to make. Without an account the server puts that of the house. */
export function createInput(values: InvoiceValues): InvoiceCreateInput {
  const { paymentDetails, ...input } = inputOf(values);
  return { ...input, ...(!isEmpty(paymentDetails) && { paymentDetails }) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What was changed in a valid form: what somebody else changes meanwhile stays as they left it. */
export function updateInput(before: InvoiceValues, now: InvoiceValues): InvoiceUpdateInput {
  const [old, input] = [inputOf(before), inputOf(now)];
  const { client, items, issuedDate, dueDate, invoiceStatus, paid, paymentDetails, note } = input;
  const areDatesSame = issuedDate === old.issuedDate && dueDate === old.dueDate;
  return {
    ...(!isSame(client, old.client) && { client }),
    // The picture is that of a person, whom the address tells from others.
    ...(client.companyEmail !== old.client.companyEmail && { avatar: null }),
    ...(!isSame(items, old.items) && { items }),
    // Both together: the server compares them to the hour, and the form knows days only.
    ...(!areDatesSame && { issuedDate, dueDate }),
    ...(invoiceStatus !== old.invoiceStatus && { invoiceStatus }),
    ...(paid !== old.paid && { paid }),
    ...(!isSame(paymentDetails, old.paymentDetails) && { paymentDetails }),
    ...(note !== old.note && { note }),
  };
}
