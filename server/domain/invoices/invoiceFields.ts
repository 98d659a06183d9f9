import { type ClientRecord, HOUSE_ACCOUNT, type InvoiceItemRecord, type InvoiceRecord } from '../../records/invoices';
import type { InvoiceItemInput, UpdateClientInput, UpdateInvoiceInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { getAmounts } from '#shared/invoiceAmounts';
import { invoiceFaults } from './invoiceFaults';

/** The fields of an invoice without its id. */
export type InvoiceFields = Omit<InvoiceRecord, 'id'>;

/** A line of an invoice, with its cost in US dollars. */
type ItemInput = Omit<InvoiceItemInput, 'cost'> & { cost: number };

/** What an input says about an invoice: all fields, or those to change. Amounts are in US dollars. */
export type InvoiceInput = Omit<UpdateInvoiceInput, 'id' | 'items' | 'paid'> & {
  items?: readonly ItemInput[] | null;
  paid?: number | null;
};

const DAY = 24 * 60 * 60 * 1000;

/** Default payment term in days. */
const DAYS_TO_PAY = 30;

const dueAfter = (issuedDate: string) => new Date(Date.parse(issuedDate) + DAYS_TO_PAY * DAY).toISOString();

const NO_CLIENT: ClientRecord = { name: '', company: '', address: '', country: '', contact: '', companyEmail: '' };

const getClient = (before: ClientRecord, input: UpdateClientInput): ClientRecord => ({
  name: input.name?.trim() ?? before.name,
  company: input.company?.trim() ?? before.company,
  address: input.address?.trim() ?? before.address,
  country: input.country?.trim() ?? before.country,
  contact: input.contact?.trim() ?? before.contact,
  companyEmail: input.companyEmail?.trim() ?? before.companyEmail,
});

const toItem = ({ service, cost, quantity, note, discount, tax }: ItemInput): InvoiceItemRecord => ({
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
    client: NO_CLIENT,
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
export function editedInvoice(before: InvoiceFields, input: InvoiceInput): InvoiceFields {
  const { client, items, issuedDate, dueDate, invoiceStatus, paid, avatar, note, paymentDetails } = input;
  const edited = settled({
    ...before,
    ...(client && { client: getClient(before.client, client) }),
    ...(items && { items: items.map(toItem) }),
    ...(typeof issuedDate === 'string' && { issuedDate: new Date(issuedDate).toISOString() }),
    ...(typeof dueDate === 'string' && { dueDate: new Date(dueDate).toISOString() }),
    ...(invoiceStatus && { invoiceStatus }),
    ...(typeof paid === 'number' && { paid }),
    ...(avatar !== undefined && { avatar }),
    ...(typeof note === 'string' && { note }),
    ...(paymentDetails && {
      account: {
        bankName: paymentDetails.bankName ?? before.account.bankName,
        country: paymentDetails.country ?? before.account.country,
        iban: paymentDetails.iban ?? before.account.iban,
        swiftCode: paymentDetails.swiftCode ?? before.account.swiftCode,
      },
    }),
  });
  assertNoFieldErrors(invoiceFaults(edited));
  return edited;
}

/** A new invoice from the input. Throws INVALID like `editedInvoice`. */
export function createdInvoice(now: Date, input: InvoiceInput): InvoiceFields {
  return editedInvoice(newInvoice(now), {
    ...input,
    dueDate: input.dueDate ?? dueAfter(input.issuedDate ?? now.toISOString()),
  });
}
