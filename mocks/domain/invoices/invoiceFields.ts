import { type ClientRecord, HOUSE_ACCOUNT, type InvoiceItemRecord, type InvoiceRecord } from '../../records/invoices';
import type { ClientInput, InvoiceItemInput, InvoiceUpdateInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { getAmounts } from '../../records/invoiceAmounts';
import { invoiceFaults } from './invoiceFaults';

/** The fields of an invoice without its id. */
export type InvoiceFields = Omit<InvoiceRecord, 'id'>;

const DAY = 24 * 60 * 60 * 1000;

/** Default payment term in days. */
const DAYS_TO_PAY = 30;

const dueAfter = (issuedDate: string) => new Date(Date.parse(issuedDate) + DAYS_TO_PAY * DAY).toISOString();

const getClient = ({ name, company, address, country, contact, companyEmail }: ClientInput): ClientRecord => ({
  name: name.trim(),
  company: company?.trim() ?? '',
  address: address?.trim() ?? '',
  country: country?.trim() ?? '',
  contact: contact?.trim() ?? '',
  companyEmail: companyEmail.trim(),
});

const toItem = ({ service, cost, quantity, note, discount, tax }: InvoiceItemInput): InvoiceItemRecord => ({
  service,
  cost,
  quantity: quantity ?? 1,
  note: note ?? '',
  discount: discount ?? 0,
  tax: tax ?? 0,
});

/** An empty draft dated today. */
function newInvoice(now: Date): InvoiceFields {
  return {
    issuedDate: now.toISOString(),
    dueDate: dueAfter(now.toISOString()),
    client: getClient({ name: '', companyEmail: '' }),
    items: [],
    paid: 0,
    invoiceStatus: 'Draft',
    avatar: null,
    note: '',
    account: HOUSE_ACCOUNT,
  };
}

/** A paid invoice counts as paid in full, even if a smaller amount was recorded. */
const settled = (fields: InvoiceFields): InvoiceFields =>
  fields.invoiceStatus === 'Paid' ? { ...fields, paid: Math.max(fields.paid, getAmounts(fields).total) } : fields;

/** The invoice with the input applied and trimmed. Throws INVALID with a message for each invalid field. */
export function editedInvoice(before: InvoiceFields, input: InvoiceUpdateInput): InvoiceFields {
  const { client, items, issuedDate, dueDate, invoiceStatus, paid, avatar, note, paymentDetails } = input;
  const edited = settled({
    ...before,
    ...(client && { client: getClient(client) }),
    ...(items && { items: items.map(toItem) }),
    ...(typeof issuedDate === 'string' && { issuedDate }),
    ...(typeof dueDate === 'string' && { dueDate }),
    ...(invoiceStatus && { invoiceStatus }),
    ...(typeof paid === 'number' && { paid }),
    ...(avatar !== undefined && { avatar }),
    ...(typeof note === 'string' && { note }),
    ...(paymentDetails && { account: { ...paymentDetails } }),
  });
  assertNoFieldErrors(invoiceFaults(edited));
  return edited;
}

/** A new invoice from the input. Throws INVALID like `editedInvoice`. */
export function createdInvoice(now: Date, input: InvoiceUpdateInput): InvoiceFields {
  return editedInvoice(newInvoice(now), {
    ...input,
    dueDate: input.dueDate ?? dueAfter(input.issuedDate ?? now.toISOString()),
  });
}
