import { toCents } from '#shared/cents';

/**
 * Returns the number rounded to a number of decimal places, half away from zero, as its decimal digits read: 1.005 is
 * 1.01, although the nearest binary number is below it.
 */
export function roundDecimal(value: number, decimals: number): number {
  const shift = (number: number, by: number) => {
    const [digits, exponent = '0'] = String(number).split('e');
    return Number(`${digits}e${Number(exponent) + by}`);
  };
  return Number.isFinite(value)
    ? Math.sign(value) * shift(Math.round(shift(Math.abs(value), decimals)), -decimals)
    : value;
}

/**
 * The most digits that a number keeps exactly as they were written, see ECMA-262, `Number::toString`. Leading zeros do
 * not count.
 */
export const MAX_DIGITS = 15;

/** Whether a number keeps the digits of this text: signs, separators, and leading zeros do not count. */
export function hasExactDigits(text: string): boolean {
  return text.replace(/\D/g, '').replace(/^0+/, '').length <= MAX_DIGITS;
}

/** The sum of amounts with cents, added up in cents to avoid rounding errors. */
export function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + toCents(amount), 0) / 100;
}
