/** The separators with which a language writes numbers. */
export interface Separators {
  /** Before the decimals. */
  decimal: string;
  /** Between groups of three digits. */
  group: string;
}

/** Begins a value that can’t be read as one number. It is no part of a number in any language. */
const UNCLEAR = '\uFFFD';

const decimalMarks = ['.', ','];
const groupMarks = ['.', ',', ' ', "'"];

/** Replaces the variants of spaces, apostrophes, and minus signs by the plain ones. */
const toPlain = (text: string) => text.replace(/\s/g, ' ').replace(/[’ʼ]/g, "'").replace(/−/g, '-').trim();

/** Returns the number with a point, or null if the digits are not grouped in threes. */
function readWith(digits: string, { decimal, group }: Separators): string | null {
  const [whole = '', fraction = '', ...more] = digits.split(decimal);
  const [first = '', ...others] = whole.split(group);
  const isGrouped = others.length > 0 && /^[1-9]\d{0,2}$/.test(first) && others.every((three) => /^\d{3}$/.test(three));
  const isPlain = others.length === 0 && /^\d*$/.test(first);
  if (more.length > 0 || !/^\d*$/.test(fraction) || !(isGrouped || isPlain) || whole + fraction === '') return null;
  return `${first}${others.join('')}`.padStart(1, '0') + (fraction && `.${fraction}`);
}

/**
 * Returns the value of a typed number: its digits, with a point before the decimals. The separators of the language
 * win. A text that does not follow them is read with others if that gives only one number; if it gives several or none,
 * the value is unclear. A text with anything else than a number is returned as it is.
 */
export function readDecimal(text: string, own: Separators): string {
  const [, sign, digits] = /^([-+]?) ?([\d.,' ]*\d[\d.,' ]*)$/.exec(toPlain(text)) ?? [];
  if (digits === undefined) return text;
  const separators = { decimal: toPlain(own.decimal), group: toPlain(own.group) || ' ' };
  const others = decimalMarks.flatMap((decimal) =>
    groupMarks.flatMap((group) => (group === decimal ? [] : (readWith(digits, { decimal, group }) ?? []))),
  );
  const found = readWith(digits, separators) ?? (new Set(others).size === 1 ? others[0] : undefined);
  if (found === undefined) return UNCLEAR + text;
  return sign === '-' ? `-${found}` : found;
}

/** Whether a value is one of `readDecimal` that can’t be read as one number. */
export function isUnclear(value: string): boolean {
  return value.startsWith(UNCLEAR);
}

/** Returns the text of a value with the separator of the language. Unclear values and other texts are as they were. */
export function showDecimal(value: string, { decimal }: Pick<Separators, 'decimal'>): string {
  if (isUnclear(value)) return value.slice(UNCLEAR.length);
  return /^\s*-?\d+\.\d+\s*$/.test(value) ? value.replace('.', decimal) : value;
}
