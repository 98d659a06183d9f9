/** Sum of prices in dollars, counted in cents so that no fraction of one gets in. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** Price of so many pieces. */
export const timesPrice = (price: number, qty: number): number => (Math.round(price * 100) * qty) / 100;
