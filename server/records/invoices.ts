/** Statuses of an invoice (spec, section 4). */
export const INVOICE_STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Services that can be invoiced (spec, section 9). */
export const INVOICE_SERVICES = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const;
/** Lines of an order’s invoice, whose notes name the products. */
export const ORDER_SERVICES = ['Shop Product', 'Delivery'] as const;

export type InvoiceService = (typeof INVOICE_SERVICES)[number] | (typeof ORDER_SERVICES)[number];

/** The recipient of an invoice. */
export interface ClientRecord {
  address: string;
  company: string;
  companyEmail: string;
  country: string;
  contact: string;
  name: string;
}

/** The bank account that an invoice is paid to. */
export interface AccountRecord {
  bankName: string;
  country: string;
  /** ISO 13616, in groups of four characters. */
  iban: string;
  /** ISO 9362. */
  swiftCode: string;
}

export interface InvoiceItemRecord {
  service: InvoiceService;
  /** Unit price in US dollars. */
  cost: number;
  /** In hours or units. */
  quantity: number;
  note: string;
  /** Percentage, deducted before tax is added. */
  discount: number;
  /** Percentage. */
  tax: number;
}

/** An invoice. Values calculated from its items and payments are not stored. */
export interface InvoiceRecord {
  id: string;
  /** ISO 8601. */
  issuedDate: string;
  dueDate: string;
  client: ClientRecord;
  /** At least one. */
  items: InvoiceItemRecord[];
  /** Amount paid by the client so far, in US dollars. */
  paid: number;
  invoiceStatus: InvoiceStatus;
  avatar: string | null;
  note: string;
  account: AccountRecord;
  /** The order of the demo shop that it is for; absent for other invoices. */
  orderId?: string;
  /** Time of deletion in ISO 8601; absent unless deleted. The record is kept so that the deletion can be undone. */
  deletedAt?: string;
}

/** The company that issues all invoices of the demo. */
export const HOUSE = {
  name: 'Catalog Manager',
  address: '12 Harbour Row, H91 C4T8 Galway',
  country: 'Ireland',
  email: 'invoices@demo.com',
};

/** The default bank account. New invoices are paid to it. */
export const HOUSE_ACCOUNT: AccountRecord = {
  bankName: 'Harbour & Heath Bank',
  country: 'Ireland',
  iban: 'IE37 HAHE 9000 1700 4826 13',
  swiftCode: 'HAHEIE2D',
};
