/** The sum of prices in dollars, added up in cents to avoid rounding errors. */
export function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}

/** The price multiplied by the quantity. */
export function timesPrice(price: number, qty: number): number {
  return (Math.round(price * 100) * qty) / 100;
}
