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
