/** Thousands, or in India thousands and then hundreds, as in 12,34,567. */
const GROUPED = { ',': /^-?(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})$/, '.': /^-?\d{1,3}(\.\d{3})+$/ };

/** Maximum length of a number, in characters; longer texts are not numbers. */
export const MAX_NUMBER = 40;

/** Thousands separated by spaces or apostrophes, as in 1 234,50 and 1'234.50. */
const SPACED = /^-?\d{1,3}([\s'’]\d{3})+(?!\d)/;

/** Returns the text with the digits and separators of Arabic, Persian, and full-width numbers as ASCII. */
export function toAsciiNumber(text: string): string {
  return text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replace(/[ʼ‘′´`]/g, '’')
    .replaceAll('−', '-');
}

/**
 * The number in a text; null if it is not a number. If both a comma and a point occur, the last one is the decimal
 * separator. A comma alone separates thousands if exactly three digits follow it, a point alone if it occurs more than
 * once. `decimal` sets the separator if it is known for the file.
 */
export function parseNumber(text: string, decimal: '.' | ',' | null = null): number | null {
  if (text.length > MAX_NUMBER || (/[\s'’]/.test(text) && !SPACED.test(text))) return null;
  const plain = text.replace(/[\s'’]/g, '').replace(/[.,][-–—]+$/, '');
  const last = plain.lastIndexOf(',') > plain.lastIndexOf('.') ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  const canGroup = last === ',' ? !/^-?0/.test(plain) : plain.indexOf('.') !== plain.lastIndexOf('.');
  const isGrouped = canGroup && !plain.includes(other) && GROUPED[last].test(plain);
  const sign = decimal ?? (isGrouped ? other : last);
  const thousands = sign === ',' ? '.' : ',';
  const [whole = '', ...fraction] = plain.split(sign);
  if (fraction.length > 1 || (whole.includes(thousands) && !GROUPED[thousands].test(whole))) return null;
  const digits = `${whole.replaceAll(thousands, '')}.${fraction[0] ?? ''}`;
  return /^-?(\d+\.\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
}
