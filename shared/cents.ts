/**
 * Returns the amount in whole cents. Products such as 1.005 × 100 end just below the .5 they represent, so a small
 * amount is added before rounding.
 */
export function toCents(amount: number): number {
  return Math.round(amount * 100 + Math.sign(amount) * 1e-6) + 0;
}
