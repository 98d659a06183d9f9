/**
 * The longer of two texts that are the same GTIN, otherwise the second. All lengths of GTINs are one number with 14
 * digits (GS1 General Specifications, section 3.3.2), and spreadsheets remove the zeros at its start.
 */
export function longerGtin(known: string, given: string): string {
  return known.length > given.length && known === given.padStart(known.length, '0') ? known : given;
}

/**
 * The check digit for these digits of a GTIN (GS1 General Specifications, section 7.9): weights 3, 1, 3, … from the
 * right; the digit completes the sum to a multiple of ten.
 */
export function computeCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 ? 1 : 3);
  }
  return String((10 - (sum % 10)) % 10);
}
