import { computeCheckDigit } from '../../records/gtin';
import { say } from '../../records/sentence';
import { eachPart, shown, type Rule } from './finding';

/** Number of digits of GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN), and GTIN-14. */
const LENGTHS = [8, 12, 13, 14];

/**
 * Checks the GTINs of the product and its variants: digits, length, and check digit (GS1 General Specifications,
 * section 7.9).
 */
export const gtinRule: Rule = (product, report) =>
  eachPart(product, ({ gtin }, variant) => {
    if (!gtin) return;
    const found = { severity: 'ERROR', category: 'TYPE', field: 'gtin', variant } as const;
    if (/^\d[.,]?\d*E\+\d+$/i.test(gtin)) {
      report({
        ...found,
        code: 'GTIN_NOT_DIGITS',
        message: say`The GTIN ${shown(gtin)} was shortened by a spreadsheet program, which loses its last digits.`,
        suggestedFix: say`Format the column as text or as a number without decimals, and enter the digits below the barcode.`,
      });
      return;
    }
    const digits = gtin.replace(/[\s-]/g, '');
    if (!/^\d+$/.test(gtin)) {
      report({
        ...found,
        code: 'GTIN_NOT_DIGITS',
        message: say`The GTIN ${shown(gtin)} contains characters other than digits.`,
        suggestedFix: /^\d+$/.test(digits) ? say`Enter it as ${digits}.` : say`Enter the digits below the barcode.`,
      });
      return;
    }
    if (!LENGTHS.includes(gtin.length)) {
      report({
        ...found,
        code: 'GTIN_LENGTH',
        message: say`The GTIN ${shown(gtin)} has ${gtin.length} digits instead of 8, 12, 13 or 14.`,
        suggestedFix: say`Enter all digits below the barcode, including leading zeros.`,
      });
      return;
    }
    const body = gtin.slice(0, -1);
    const right = computeCheckDigit(body);
    if (gtin.endsWith(right)) return;
    report({
      ...found,
      code: 'GTIN_CHECK_DIGIT',
      message: say`The GTIN ${gtin} ends with the check digit ${gtin.slice(-1)}, but the other digits require ${right}.`,
      suggestedFix: say`If the other digits are correct, enter ${body}${right}.`,
    });
  });
