import { toCents } from './cents';

/** The parts of an item's price. */
export interface PricedItem {
  /** Unit price in US dollars. */
  cost: number;
  quantity: number;
  /** Percentage, deducted before tax is added. */
  discount: number;
  /** Percentage. */
  tax: number;
}

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
const itemCents = ({ cost, quantity, discount, tax }: PricedItem) => {
  const subtotal = toCents(cost * quantity);
  const off = toCents((subtotal * discount) / 10_000);
  const taxed = toCents(((subtotal - off) * tax) / 10_000);
  return { subtotal, off, taxed, price: subtotal - off + taxed };
};

/** The price of the item in US dollars: cost × quantity, minus the discount, plus the tax. */
export function itemPrice(item: PricedItem): number {
  return itemCents(item).price / 100;
}

/** The amounts of the invoice, as sums of its items. */
export function getAmounts({ items, paid }: { items: readonly PricedItem[]; paid: number }): InvoiceAmounts {
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
