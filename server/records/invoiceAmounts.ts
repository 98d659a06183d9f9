import { toCents } from './decimals';
import { INVOICE_SERVICES, type InvoiceItemRecord, type InvoiceRecord, type InvoiceService } from './invoices';

/** The amounts of an invoice, in US dollars with at most two decimal places. */
export interface InvoiceAmounts {
  /** Before discounts and taxes. */
  subtotal: number;
  discountTotal: number;
  taxTotal: number;
  total: number;
  /** The outstanding amount; negative if the client has overpaid. */
  balance: number;
}

/** The components of an item's price in whole cents, each rounded, so that displayed amounts add up. */
const itemCents = ({ cost, quantity, discount, tax }: InvoiceItemRecord) => {
  const subtotal = toCents(cost * quantity);
  const off = toCents((subtotal * discount) / 10_000);
  const taxed = toCents(((subtotal - off) * tax) / 10_000);
  return { subtotal, off, taxed, price: subtotal - off + taxed };
};

/** The price of the item in US dollars: cost × quantity, minus the discount, plus the tax. */
export function itemPrice(item: InvoiceItemRecord): number {
  return itemCents(item).price / 100;
}

/** The amounts of the invoice, as sums of its items. */
export function getAmounts({ items, paid }: Pick<InvoiceRecord, 'items' | 'paid'>): InvoiceAmounts {
  const parts = items.map(itemCents);
  const sum = (name: keyof ReturnType<typeof itemCents>) => parts.reduce((total, part) => total + part[name], 0);
  const total = sum('price');
  return {
    subtotal: sum('subtotal') / 100,
    discountTotal: sum('off') / 100,
    taxTotal: sum('taxed') / 100,
    total: total / 100,
    balance: (total - toCents(paid)) / 100,
  };
}

/** An amount as text with its sign and currency symbol, such as `$724`, `-$205` or `$9.50`. */
export function moneyText(amount: number): string {
  const digits = Math.abs(amount).toFixed(Number.isInteger(amount) ? 0 : 2);
  return `${amount < 0 ? '-' : ''}$${digits}`;
}

/** The service of the invoice, that of its first item. */
export function getService({ items }: Pick<InvoiceRecord, 'items'>): InvoiceService {
  return items[0]?.service ?? INVOICE_SERVICES[0];
}
