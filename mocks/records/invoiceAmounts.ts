import { INVOICE_SERVICES, type InvoiceItemRecord, type InvoiceRecord, type InvoiceService } from './invoices';

/** What an invoice comes to, in US dollars with two decimal places at most. */
export interface InvoiceAmounts {
  /** Before discounts and taxes. */
  subtotal: number;
  discountTotal: number;
  taxTotal: number;
  total: number;
  /** What is left to pay; below 0 the client has paid too much. */
  balance: number;
}

// Products such as 1.005 × 100 end just below the half that they stand for.
const cents = (dollars: number) => Math.round(dollars * 100 + Math.sign(dollars) * 1e-6) + 0;

/** The parts of an item's price in whole cents, each rounded, so that they add up on paper. */
const itemCents = ({ cost, quantity, discount, tax }: InvoiceItemRecord) => {
  const subtotal = cents(cost * quantity);
  const off = cents((subtotal * discount) / 10_000);
  const taxed = cents(((subtotal - off) * tax) / 10_000);
  return { subtotal, off, taxed, price: subtotal - off + taxed };
};

/** Price of the item in US dollars: cost × quantity, less the discount, plus the tax. */
export const itemPrice = (item: InvoiceItemRecord): number => itemCents(item).price / 100;

/** What the invoice comes to, the sums of its items. */
export const amountsOf = ({ items, paid }: Pick<InvoiceRecord, 'items' | 'paid'>): InvoiceAmounts => {
  const parts = items.map(itemCents);
  const sum = (name: keyof ReturnType<typeof itemCents>) => parts.reduce((total, part) => total + part[name], 0);
  const total = sum('price');
  return {
    subtotal: sum('subtotal') / 100,
    discountTotal: sum('off') / 100,
    taxTotal: sum('taxed') / 100,
    total: total / 100,
    balance: (total - cents(paid)) / 100,
  };
};

/** Sum of amounts in US dollars, without the errors of binary fractions. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + cents(amount), 0) / 100;

/** An amount as text with its sign and currency sign, such as `$724`, `-$205` or `$9.50`. */
export const moneyText = (amount: number): string => {
  const digits = Math.abs(amount).toFixed(Number.isInteger(amount) ? 0 : 2);
  return `${amount < 0 ? '-' : ''}$${digits}`;
};

/** What the invoice is about: the service of its first item. */
export const serviceOf = ({ items }: Pick<InvoiceRecord, 'items'>): InvoiceService =>
  items[0]?.service ?? INVOICE_SERVICES[0];
