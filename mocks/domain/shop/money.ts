import { roundDecimal } from '../../records/decimals';

const toCents = (amount: number) => Math.round(roundDecimal(amount, 2) * 100);

/** The sum of prices in dollars, added up in cents to avoid rounding errors. */
export function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
}

/** The price multiplied by the quantity. */
export function timesPrice(price: number, qty: number): number {
  return (toCents(price) * qty) / 100;
}
