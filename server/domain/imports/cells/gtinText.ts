import { computeCheckDigit } from '#server/records/gtin';
import { createWordReader } from '../../texts/booleanText';
import type { Dialect } from '../formats/dialect';
import { clearsField, givenText, textFrom, type CellReader } from './cellReader';
import type { CellFail } from '../../ownLayout/valueProblem';

/** What shops and marketplaces want to read where a product has no GTIN. */
const readNone = createWordReader<true>([
  [
    true,
    'n a|n/a|na|none|null|nil|does not apply|not applicable|not available|no gtin|no ean|no upc|no barcode|without|exempt|gtin exempt|-|–|—|--|/|#n/a|#nv|nan',
    'keine|keiner|ohne|k.a.|nicht zutreffend|nicht vorhanden|trifft nicht zu|sans|aucun|aucune|néant|non applicable|sin|ninguno|no aplica|no aplicable|no tiene',
    'nessuno|nessuna|non applicabile|senza|nenhum|não aplicável|não se aplica|sem|geen|niet van toepassing|n.v.t.|nvt|brak|nie dotyczy|нет',
  ],
]);

/** A cell that a spreadsheet must keep as text: `="4006381333931"` or `'4006381333931`. */
const KEPT_AS_TEXT = /^(?:="?([^"]*)"?|['’‘`](.*?)['’]?)$/;

/** A number of which a spreadsheet shows only the first digits. */
const SCIENTIFIC = /^(\d)(?:[.,](\d+))?E\+?(\d+)$/i;

/** Whether a spreadsheet has written the number in scientific notation. */
export function isScientific(text: string): boolean {
  return SCIENTIFIC.test(text);
}

/** Whether the last digit is the check digit of the others, and not all are 0. */
export function hasCheckDigit(digits: string): boolean {
  return /^\d+$/.test(digits) && Number(digits) > 0 && digits.endsWith(computeCheckDigit(digits.slice(0, -1)));
}

/** The digits of a number that was written with all of them; the text itself if some are lost. */
const toDigits = (text: string) => {
  const [, first, others = '', exponent] = SCIENTIFIC.exec(text) ?? [];
  return first !== undefined && others.length === Number(exponent) ? first + others : text;
};

/** The ISBN with 13 digits for one with 10 (ISBN Users’ Manual, section 4): weights 10 to 2, and X for 10. */
const toIsbn13 = (text: string) => {
  if (!/^\d{9}[\dX]$/i.test(text)) return text;
  const sum = [...text].reduce((total, sign, index) => total + (10 - index) * (/x/i.test(sign) ? 10 : Number(sign)), 0);
  if (sum % 11 !== 0) return text;
  const body = `978${text.slice(0, 9)}`;
  return body + computeCheckDigit(body);
};

/** Numbers that spreadsheets cut off the zeros of, by the header. A number alone does not say how long it was. */
const LENGTHS: readonly (readonly [header: RegExp, length: number, shortest: number])[] = [
  [/\bupc\b|universal product code/i, 12, 10],
  [/\bean(13)?\b|\bjan\b/i, 13, 11],
];

const withLostZeros = (digits: string, header: string) => {
  const names = header.replace(/[^\p{L}\p{N}]+/gu, ' ');
  const [, length, shortest] =
    LENGTHS.find(([name, full, least]) => name.test(names) && digits.length < full && digits.length >= least) ?? [];
  return length !== undefined && shortest !== undefined && hasCheckDigit(digits)
    ? digits.padStart(length, '0')
    : digits;
};

/**
 * The digits of a GTIN as files have it: formatted as text, as a decimal number, with hyphens and spaces, as an ISBN
 * with 10 digits, or without its first zeros under a header that says how long it is. Blank if the cell says that there
 * is none; unchanged if it has other characters, which are reported.
 */
export function readGtin(text: string, header: string): string {
  const [, formula, apostrophe] = KEPT_AS_TEXT.exec(text.trim()) ?? [];
  const bare = (formula ?? apostrophe ?? text).trim();
  if (/^[0.,]*$/.test(bare) || readNone(bare)) return '';
  const joined = toDigits(bare)
    .replace(/[.,]0+$/, '')
    .replace(/[\s\p{Pd}\u200b\ufeff]/gu, '');
  const isbn = /\bisbn\b/i.test(header) ? toIsbn13(joined) : joined;
  if (/^\d+$/.test(isbn)) return withLostZeros(isbn, header);
  return bare;
}

/**
 * The GTIN in the first column that has one, or a blank text if a cell clears it. Our own export has it as it is
 * stored.
 */
export function gtinFrom(
  readers: readonly CellReader[],
  cells: readonly string[],
  { isOwn }: Pick<Dialect, 'isOwn'>,
  fail: CellFail,
): string | undefined {
  if (isOwn) return givenText(readers, cells, fail);
  for (const reader of readers) {
    const text = textFrom([reader], cells, fail);
    const gtin = text && readGtin(text, reader.column);
    if (gtin) return gtin;
  }
  return clearsField(readers, cells) ? '' : undefined;
}
