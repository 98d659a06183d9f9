/** States of an invoice (spec, section 4). */
export const INVOICE_STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What is invoiced (spec, section 9). */
export const INVOICE_SERVICES = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const;
export type InvoiceService = (typeof INVOICE_SERVICES)[number];

/** Who an invoice goes to. */
export interface ClientRecord {
  address: string;
  company: string;
  companyEmail: string;
  country: string;
  contact: string;
  name: string;
}

/** A bank account that invoices are paid to. */
export interface AccountRecord {
  bankName: string;
  country: string;
  /** ISO 13616, in groups of four. */
  iban: string;
  /** ISO 9362. */
  swiftCode: string;
}

export interface InvoiceItemRecord {
  service: InvoiceService;
  /** Of one unit, in US dollars. */
  cost: number;
  /** Hours or pieces. */
  quantity: number;
  note: string;
  /** Percentage, taken off before the tax is put on. */
  discount: number;
  /** Percentage. */
  tax: number;
}

/** An invoice; what can be worked out of its items and payments is not kept. */
export interface InvoiceRecord {
  id: string;
  /** ISO 8601. */
  issuedDate: string;
  dueDate: string;
  client: ClientRecord;
  /** At least one. */
  items: InvoiceItemRecord[];
  /** What the client has paid so far, in US dollars. */
  paid: number;
  invoiceStatus: InvoiceStatus;
  avatar: string | null;
  note: string;
  account: AccountRecord;
  /** When it was deleted, in ISO 8601; absent unless it was. It is kept so that this can be undone. */
  deletedAt?: string;
}

/** The account of the house: new invoices are paid to it. */
export const HOUSE_ACCOUNT: AccountRecord = {
  bankName: 'Harbour & Heath Bank',
  country: 'Ireland',
  iban: 'IE37 HAHE 9000 1700 4826 13',
  swiftCode: 'HAHEIE2D',
};
