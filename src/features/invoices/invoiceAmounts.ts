/** What the price of an item is made of. */
export interface PricedItem {
  /** Of one unit, in US dollars. */
  cost: number;
  quantity: number;
  /** Percentage, taken off before the tax is put on. */
  discount: number;
  /** Percentage. */
  tax: number;
}

/** What an invoice comes to, in US dollars with two decimals at most. */
export interface Amounts {
  subtotal: number;
  discountTotal: number;
  taxTotal: number;
  total: number;
  balance: number;
}

/** The amount in whole cents. Products such as 1.005 × 100 end just below the half that they stand for. */
export const cents = (dollars: number) => Math.round(dollars * 100 + Math.sign(dollars) * 1e-6) + 0;

/** The parts of an item's price in whole cents: the server rounds each of them. */
const itemCents = ({ cost, quantity, discount, tax }: PricedItem) => {
  const subtotal = cents(cost * quantity);
  const off = cents((subtotal * discount) / 10_000);
  const taxed = cents(((subtotal - off) * tax) / 10_000);
  return { subtotal, off, taxed, price: subtotal - off + taxed };
};

/** Price of an item in US dollars, as the server will work it out. */
export const itemPrice = (item: PricedItem): number => itemCents(item).price / 100;

/** What an invoice comes to, as the server will work it out. */
export function amountsOf({ items, paid }: { items: readonly PricedItem[]; paid: number }): Amounts {
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
