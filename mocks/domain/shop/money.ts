/** The sum of prices in dollars, added up in cents to avoid rounding errors. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** The price multiplied by the quantity. */
export const timesPrice = (price: number, qty: number): number => (Math.round(price * 100) * qty) / 100;
