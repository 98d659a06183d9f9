import type { Money, MoneyInput } from '#graphql/types.generated';
import { currency } from './invoiceChoices';

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

/** The totals of an invoice in US dollars, with two decimal places at most. */
export interface Amounts {
  subtotal: number;
  discountTotal: number;
  taxTotal: number;
  total: number;
  balance: number;
}

/** An amount of the server's as a number of US dollars, to calculate with. */
export function getDollars({ amount }: Pick<Money, 'amount'>): number {
  return Number(amount);
}

/** A number of US dollars as the server takes it. */
export function getMoney(amount: number): MoneyInput {
  return { amount, currencyCode: currency };
}

/**
 * The amount in whole cents. Floating-point products such as 1.005 × 100 can end just below the exact half, so a small
 * offset is added before rounding.
 */
export function cents(dollars: number) {
  return Math.round(dollars * 100 + Math.sign(dollars) * 1e-6) + 0;
}

/** The parts of an item's price in whole cents. The server rounds each of them. */
const itemCents = ({ cost, quantity, discount, tax }: PricedItem) => {
  const subtotal = cents(cost * quantity);
  const off = cents((subtotal * discount) / 10_000);
  const taxed = cents(((subtotal - off) * tax) / 10_000);
  return { subtotal, off, taxed, price: subtotal - off + taxed };
};

/** The price of an item in US dollars, calculated as on the server. */
export function itemPrice(item: PricedItem): number {
  return itemCents(item).price / 100;
}

/** The totals of an invoice, calculated as on the server. */
export function getAmounts({ items, paid }: { items: readonly PricedItem[]; paid: number }): Amounts {
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
}
