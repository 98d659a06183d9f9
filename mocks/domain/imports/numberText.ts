const GROUPED = { ',': /^-?\d{1,3}(,\d{3})+$/, '.': /^-?\d{1,3}(\.\d{3})+$/ };

/** Characters of a number; longer texts are none. */
export const MAX_NUMBER = 40;

/** Thousands parted by blanks or apostrophes, as in 1 234,50 and 1'234.50. */
const SPACED = /^-?\d{1,3}([\s'’]\d{3})+(?!\d)/;

/**
 * The number of a text as people write it; null where it is none. With both signs the last one parts the decimals.
 * A comma alone parts thousands where exactly three digits follow it, a point alone where it stands more than once.
 * `decimal` settles it where the file is known to use one sign.
 */
export const numberOf = (text: string, decimal: '.' | ',' | null = null): number | null => {
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
};
